import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Reply } from '../../api/admin-api.ts';
import { useMatchReply } from '../../api/responses.ts';

const isUnconfirmed = ({ kind, claim_id, processed_at }: Reply): boolean =>
  kind === 'reply' && claim_id !== null && processed_at === null;

/** Nothing shows that the defendant sent this mail; an admin who knows it lets it count. */
export const ConfirmSender = ({ reply }: { reply: Reply }) =>
  isUnconfirmed(reply) ? <ConfirmButton reply={reply} /> : null;

function ConfirmButton({ reply }: { reply: Reply }) {
  const match = useMatchReply(reply.id);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line px-5 py-4 sm:px-7">
      <p className="max-w-[62ch] text-15">
        Unconfirmed sender: it did not come to the letter’s own reply address, so it counts only when you say
        so.
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={match.isPending}
        onClick={() => match.mutate(reply.claim_id ?? '')}
      >
        The defendant wrote this
      </Button>
      {match.isError ? (
        <span role="alert" className="text-14 text-danger">
          {problemWords(match.error)}
        </span>
      ) : null}
    </div>
  );
}
