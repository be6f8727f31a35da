import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useMoveDeadlines } from '../api/test-claims.ts';
import { deadlineProblem, movedWords, refusal } from '../panel-words.ts';
import { usePanelMessage } from './use-panel-message.ts';

type MoveDeadlinesProps = {
  claimIds: string;
  onClaimIdsChange: (claimIds: string) => void;
  onMessage: (words: string) => void;
};

export function MoveDeadlines({ claimIds, onClaimIdsChange, onMessage }: MoveDeadlinesProps) {
  const [deadline, setDeadline] = useState('');
  const move = useMoveDeadlines();
  const { message, show, clear } = usePanelMessage(onMessage);

  async function press() {
    clear();
    const problem = deadlineProblem(claimIds, deadline);
    if (problem) return show(problem);
    try {
      const { updated, not_updated } = await move.mutateAsync({ claimIds, deadline });
      show(movedWords(updated, not_updated));
    } catch (error) {
      show(refusal(error));
    }
  }

  return (
    <Card>
      <CardHead title="Update deadlines" level={3} />
      <CardBody className="grid gap-6">
        <TextArea
          label="Claim IDs"
          hint="Of testers’ claims. Apart by commas, spaces or lines."
          rows={3}
          spellCheck={false}
          value={claimIds}
          onValueChange={onClaimIdsChange}
        />
        <DateField
          label="New deadline"
          hint="At 17:00 on this day."
          value={deadline}
          onValueChange={setDeadline}
        />
        <div>
          <Button variant="secondary" size="sm" busy={move.isPending} busyLabel="Updating…" onClick={press}>
            Update deadlines
          </Button>
        </div>
        {message ? <Alert live tone={message.tone} title={message.words} /> : null}
      </CardBody>
    </Card>
  );
}
