import { type Urgency, urgencies } from '@plainclaim/domain/claims/urgency';
import { sampleAmounts } from '@plainclaim/domain/qa/test-claims';
import { formatPoundsWhole, penceFromPounds } from '@plainclaim/domain/shared/money';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import type { TestClaim } from '../api/qa-api.ts';
import { useGenerateClaims } from '../api/test-claims.ts';
import { claimCount, generateFailure, good } from '../panel-words.ts';
import { usePanelMessage } from './use-panel-message.ts';

const labels: Record<Urgency, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  soon: 'Due soon',
  normal: 'Normal',
};

const amounts = sampleAmounts.map((pounds) => formatPoundsWhole(penceFromPounds(pounds)));

type GenerateClaimsProps = {
  onMade: (claims: readonly TestClaim[]) => void;
  onMessage: (words: string) => void;
};

export function GenerateClaims({ onMade, onMessage }: GenerateClaimsProps) {
  const [urgency, setUrgency] = useState<Urgency>('soon');
  const generate = useGenerateClaims();
  const { message, show, clear } = usePanelMessage(onMessage);

  async function press() {
    clear();
    try {
      const claims = await generate.mutateAsync(urgency);
      onMade(claims);
      show(good(`Generated ${claimCount(claims.length)}, ${labels[urgency].toLowerCase()}`));
    } catch (error) {
      show(generateFailure(error));
    }
  }

  return (
    <Card>
      <CardHead title="Generate test claims" level={3} />
      <CardBody className="grid gap-6">
        <Segmented
          label="How pressing"
          hint={`One claim for each of ${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}. Due at 17:00, the letter 14 days before, the incident 30 days before that.`}
          options={urgencies.map((value) => ({ value, label: labels[value] }))}
          value={urgency}
          onValueChange={setUrgency}
          stacks
        />
        <div>
          <Button size="sm" busy={generate.isPending} busyLabel="Generating…" onClick={press}>
            Generate test claims
          </Button>
        </div>
        {message ? <Alert live tone={message.tone} title={message.words} /> : null}
      </CardBody>
    </Card>
  );
}
