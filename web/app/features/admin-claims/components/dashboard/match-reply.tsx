import { type SubmitEvent, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { controlClass } from '../../../../ui/forms/control-style.ts';
import type { Reply } from '../../api/admin-api.ts';
import { useMatchReply } from '../../api/responses.ts';

/** A reply that named no claim of ours waits for someone to say which it is about. */
export function MatchReply({ reply }: { reply: Reply }) {
  const match = useMatchReply(reply.id);
  const [claimId, setClaimId] = useState('');
  if (reply.kind !== 'reply') return <span className="text-15 text-ink-2">No claim</span>;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    match.mutate(claimId.trim());
  };
  return (
    <form onSubmit={send} className="grid w-full min-w-36 gap-2">
      <input
        type="text"
        required
        aria-label={`Claim ID for the reply of ${reply.sender_email}`}
        placeholder="Claim ID"
        value={claimId}
        onChange={(event) => setClaimId(event.target.value)}
        className={cn(controlClass, 'min-h-10 py-1 text-15')}
      />
      <Button type="submit" variant="secondary" size="sm" busy={match.isPending}>
        Match
      </Button>
      {match.isError ? (
        <span role="alert" className="text-14 text-danger">
          {problemWords(match.error)}
        </span>
      ) : null}
    </form>
  );
}
