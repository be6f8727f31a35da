import type { ReactNode } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useUntil } from '../../../../lib/use-until.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useJudgeReply } from '../../api/responses.ts';
import { replyState } from '../../reply-state.ts';
import { MatchDialog } from './match-dialog.tsx';
import { UndoMatch } from './undo-match.tsx';

/** An admin's acts on a mail, and why it is waiting. */
export function ReplyActs({ reply }: { reply: Reply }) {
  const mayUndo = useUntil(reply.undo_until);
  const state = replyState(reply);
  if (state === 'counts')
    return mayUndo ? (
      <Acts
        words={
          reply.channel
            ? 'Recorded just now. Until the minute is over the claimant sees nothing of it, no mail has left, and it can be taken off the claim.'
            : 'Matched just now. Until the minute is over the claimant sees nothing of it, no mail has left, and the match can be undone.'
        }
      >
        <UndoMatch reply={reply} />
      </Acts>
    ) : null;
  if (state === 'automatic')
    return (
      <Acts words={automaticWords(reply)}>
        <Judge reply={reply} isReply>
          It is a reply
        </Judge>
      </Acts>
    );
  if (state === 'not-a-reply')
    return (
      <Acts words="An admin said that this is not a reply.">
        <Judge reply={reply} isReply>
          It is a reply after all
        </Judge>
      </Acts>
    );
  return (
    <Acts words={state === 'unconfirmed' ? unconfirmed(reply) : unmatched(reply)}>
      <MatchDialog reply={reply} />
      <Judge reply={reply} isReply={false}>
        {reply.kind === 'reply' ? 'Not a reply' : 'It is automatic after all'}
      </Judge>
    </Acts>
  );
}

function automaticWords({ kind, may_be_answer }: Reply): string {
  if (kind === 'bounce') return 'Word that a mail did not arrive. It counts for no claim.';
  return may_be_answer
    ? 'It looks automatic, and says more than that: it may be an answer. It counts only when you say that it is a reply.'
    : 'It looks automatic, so it counts for no claim.';
}

const unmatched = ({ channel }: Reply): string =>
  channel ? 'It is on no claim, so it counts for none.' : 'It names no claim of ours, so it counts for none.';

const unconfirmed = ({ kind }: Reply): string =>
  kind === 'reply'
    ? 'Unconfirmed sender: it did not come to the letter’s own reply address, so it counts only when you say so.'
    : 'An admin said that this is a reply. It counts once you confirm that the defendant wrote it.';

const Acts = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-3 border-t border-line px-5 py-4 sm:px-7">
    <p className="max-w-[62ch] text-15">{words}</p>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </div>
);

type JudgeProps = { reply: Reply; isReply: boolean; children: string };

function Judge({ reply, isReply, children }: JudgeProps) {
  const judging = useJudgeReply(reply.id);
  return (
    <span className="grid gap-1">
      <Button variant="secondary" size="sm" busy={judging.isPending} onClick={() => judging.mutate(isReply)}>
        {children}
      </Button>
      {judging.isError ? (
        <span role="alert" className="text-14 text-danger">
          {problemWords(judging.error)}
        </span>
      ) : null}
    </span>
  );
}
