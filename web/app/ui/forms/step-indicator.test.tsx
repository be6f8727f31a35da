import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StepIndicator } from './step-indicator.tsx';

const steps = ['Claim details', 'Your information', 'Review'];

describe('the step indicator', () => {
  it('says where one stands and what comes next', () => {
    const html = renderToStaticMarkup(<StepIndicator steps={steps} current={1} />);
    expect(html).toContain('Step 2 of 3');
    expect(html).toContain('Next: Review');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="step"(?:(?!<li).)*Your information/);
    expect(html).toMatch(/Done: <\/span>Claim details/);
  });

  it('has nothing after the last', () => {
    expect(renderToStaticMarkup(<StepIndicator steps={steps} current={2} />)).toContain('The last step');
  });
});
