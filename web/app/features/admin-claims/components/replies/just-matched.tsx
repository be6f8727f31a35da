import { useUntil } from '../../../../lib/use-until.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { SeenFrom } from '../../../../ui/mails/seen-from.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useJustMatched } from '../../api/responses.ts';
import { UndoMatch } from './undo-match.tsx';

/** Offers to undo the last match while possible: the reply itself may have left the list. */
export function JustMatched({ className }: { className?: string }) {
  const reply = useJustMatched();
  return reply ? <Matched key={reply.id} reply={reply} className={className ?? ''} /> : null;
}

/** It is above the list, which may be far down on the page. */
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
        <SeenFrom from={reply.undo_until} /> The mail to them leaves then, too. Until then this can be undone.
      </Alert>
    </div>
  );
}
