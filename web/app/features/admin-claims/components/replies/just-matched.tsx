import { useUntil } from '../../../../lib/use-until.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useJustMatched } from '../../api/responses.ts';
import { UndoMatch } from './undo-match.tsx';

/** After a match the reply may leave the list: for as long as it can be undone, that is offered here. */
export function JustMatched({ className }: { className?: string }) {
  const reply = useJustMatched();
  return reply ? <Matched key={reply.id} reply={reply} className={className ?? ''} /> : null;
}

/** The list it stands above may be far down on the screen. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Matched({ reply, className }: { reply: Reply; className: string }) {
  const mayUndo = useUntil(reply.undo_until);
  if (!mayUndo || !reply.claim) return null;
  return (
    <div ref={bringIntoView} className={className}>
      <Alert
        live
        tone="good"
        title={`Matched with ${reply.claim.plaintiff_name} v ${reply.claim.defendant_name}.`}
        actions={<UndoMatch reply={reply} />}
      >
        The mail to the claimant leaves in a minute. Until then this can be undone.
      </Alert>
    </div>
  );
}
