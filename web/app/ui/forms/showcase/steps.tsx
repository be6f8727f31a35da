import { useState } from 'react';
import { Button } from '../../button.tsx';
import { Part, Row } from '../../display/showcase/part.tsx';
import { StepIndicator } from '../step-indicator.tsx';

const steps = ['Claim details', 'Your information', 'Defendant information', 'Review'];

export function StepParts() {
  const [current, setCurrent] = useState(1);
  return (
    <Part title="Step indicator">
      <StepIndicator label="Progress of your claim" steps={steps} current={current} className="mb-5" />
      <Row>
        <Button
          variant="secondary"
          size="sm"
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        >
          Previous
        </Button>
        <Button size="sm" disabled={current === steps.length - 1} onClick={() => setCurrent(current + 1)}>
          Next
        </Button>
      </Row>
    </Part>
  );
}
