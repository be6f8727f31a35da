import { useState } from 'react';
import { useUntil } from '../../../../lib/use-until.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { SeenFrom } from '../../../../ui/mails/seen-from.tsx';
import type { Written } from '../../api/hand-replies.ts';
import { UndoMatch } from '../replies/undo-match.tsx';

/** Says which claim the reply was filed to, with "undo" until the mail is sent. */
export function WrittenDown({ reply, isRepeat }: Written) {
  const mayUndo = useUntil(reply.undo_until);
  const [isUndone, setUndone] = useState(false);
  if (isUndone || !reply.claim)
    return (
      <Alert live tone="amber" title="It is on no claim.">
        It waits among the <TextLink to="/admin/replies">replies to match</TextLink>, and nobody was told.
      </Alert>
    );
  const { id, plaintiff_name, defendant_name } = reply.claim;
  const review = (
    <TextLink to={`/admin/claim-review/${id}`} className="text-15">
      Review the claim against {defendant_name}
    </TextLink>
  );
  if (isRepeat)
    return (
      <Alert live tone="amber" title="This reply was already recorded a few minutes ago. Nothing was added.">
        {review}
      </Alert>
    );
  return (
    <Alert
      live
      tone="good"
      title={`Recorded for ${plaintiff_name} v ${defendant_name}.`}
      actions={mayUndo ? <UndoMatch reply={reply} onUndone={() => setUndone(true)} /> : null}
    >
      {mayUndo ? (
        <>
          <SeenFrom from={reply.undo_until} /> The mail to them leaves then, too. Until then it can be taken
          off the claim.{' '}
        </>
      ) : null}
      {review}
    </Alert>
  );
}
