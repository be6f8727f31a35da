import { useUntil } from '../../../../lib/use-until.ts';
import { cn } from '../../../../ui/cn.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { SeenFrom } from '../../../../ui/mails/seen-from.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useMatchedHere, useUndoableReplies } from '../../api/responses.ts';
import { UndoMatch } from './undo-match.tsx';

type JustMatchedProps = {
  /** Only replies of mails, or only those that an admin wrote down. Without it, both. */
  only?: 'mails' | 'by-hand';
  className?: string;
};

/** Offers every admin to undo the matches of the last minute: the replies themselves may have left the list. */
export function JustMatched({ only, className }: JustMatchedProps) {
  const undoable = useUndoableReplies().data ?? [];
  const here = useMatchedHere();
  const shown = undoable.filter(
    ({ channel }) => only === undefined || (only === 'by-hand') === (channel !== null),
  );
  return (
    <div className={cn('grid gap-3 empty:hidden', className)}>
      {shown.map((reply) => (
        <Matched key={reply.id} reply={reply} isFromHere={here.includes(reply.id)} />
      ))}
    </div>
  );
}

/** It is above the list, which may be far down on the page. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function Matched({ reply, isFromHere }: { reply: Reply; isFromHere: boolean }) {
  const mayUndo = useUntil(reply.undo_until);
  if (!mayUndo || !reply.claim) return null;
  const parties = `${reply.claim.plaintiff_name} v ${reply.claim.defendant_name}`;
  return (
    // Another admin's act must not move the page.
    <div ref={isFromHere ? bringIntoView : undefined}>
      <Alert
        live
        tone="good"
        title={reply.channel ? `Recorded for ${parties}.` : `Matched with ${parties}.`}
        actions={<UndoMatch reply={reply} />}
      >
        <SeenFrom from={reply.undo_until} /> The mail to them leaves then, too. Until then this can be undone.
      </Alert>
    </div>
  );
}
