import { useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Loading, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useMatchPreview, useMatchReply } from '../../api/responses.ts';
import { headingOf, originOf, spokenName } from '../../reply-names.ts';
import { likelyClaim } from '../../reply-state.ts';
import { ChooseClaim } from './choose-claim.tsx';
import { MatchPreview } from './match-preview.tsx';

/** Asks which claim a reply is about, and previews the effects before matching. */
export function MatchDialog({ reply }: { reply: Reply }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      wide
      title="Is this from the defendant?"
      description={
        reply.channel
          ? originOf(reply)
          : `From ${reply.sender_email || 'an unknown sender'}: ${headingOf(reply)}`
      }
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {reply.claim_id ? 'The defendant wrote this' : 'Match'}
          <span className="sr-only"> {spokenName(reply)}</span>
        </Button>
      }
    >
      <Steps reply={reply} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Steps({ reply, onDone }: { reply: Reply; onDone: () => void }) {
  const [claimId, setClaimId] = useState(likelyClaim(reply));
  const match = useMatchReply(reply.id);
  const preview = useMatchPreview(reply.id, claimId, match.isPending || match.isSuccess);
  const chooseAnother = () => {
    match.reset();
    setClaimId(undefined);
  };
  if (claimId === undefined)
    return (
      <>
        <p className="mb-3 text-15 text-ink-2">Which claim is it about?</p>
        <ChooseClaim onChosen={({ id }) => setClaimId(id)} />
      </>
    );
  if (preview.isError)
    return (
      <>
        <Alert live tone="danger" title={problemWords(preview.error)} />
        <Button variant="secondary" size="sm" className="mt-4" onClick={chooseAnother}>
          Choose another claim
        </Button>
      </>
    );
  if (!preview.data)
    return (
      <Loading label="Loading what the match would do">
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <>
      <MatchPreview reply={reply} preview={preview.data} />
      {match.isError ? <Alert live tone="danger" className="mt-4" title={problemWords(match.error)} /> : null}
      {/* Within reach however long the mail is; its own padding covers that of the dialog. */}
      <div className="sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap gap-3 border-t border-line bg-sheet px-6 pt-4 pb-6 max-sm:*:grow">
        <Button
          busy={match.isPending}
          busyLabel="Matching…"
          onClick={() => match.mutateAsync(claimId).then(onDone, () => undefined)}
        >
          Yes, it is from the defendant
        </Button>
        <Button variant="secondary" disabled={match.isPending} onClick={chooseAnother}>
          Choose another claim
        </Button>
        <DialogClose asChild>
          <Button variant="quiet" disabled={match.isPending}>
            Cancel
          </Button>
        </DialogClose>
      </div>
    </>
  );
}
