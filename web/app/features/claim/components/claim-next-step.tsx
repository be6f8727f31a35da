import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { NextStep } from '../../../ui/display/next-step.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { resolvedSentence } from '../payment-words.ts';
import { dayAfterDeadline, replyDays } from '../reply-days.ts';

type ClaimNextStepProps = { details: Pick<ClaimDetails, 'claim' | 'next_step' | 'payment'>; now: Date };

export function ClaimNextStep({ details: { claim, next_step, payment }, now }: ClaimNextStepProps) {
  const sentence = (next_step.kind === 'done' && resolvedSentence(payment)) || next_step.sentence;
  return (
    <NextStep
      sentence={withWholeDates(sentence)}
      note={noteFor(claim, next_step)}
      days={restsReply(next_step.kind) ? undefined : replyDays(claim, now)}
      actions={
        next_step.kind === 'answer-offer' ? (
          <ButtonLink to={`/plaintiff-dashboard?claim_id=${claim.id}`}>Review Settlement</ButtonLink>
        ) : undefined
      }
    />
  );
}

/** No days are counted down where the claimant decides, nor while the claim is paused. */
const restsReply = (kind: ClaimDetails['next_step']['kind']): boolean =>
  kind === 'answer-offer' || kind === 'on-hold';

function noteFor(claim: ClaimDetails['claim'], step: ClaimDetails['next_step']): string | undefined {
  if (step.kind === 'wait' && claim.response_deadline)
    return `If they stay silent we will write to you on ${dayAfterDeadline(claim.response_deadline)} with your choices.`;
  if (step.kind === 'on-hold')
    return 'The time to go to court goes on. We write to you when the pause ends or changes.';
  if (step.kind === 'sending')
    return 'This page says so as soon as it has left. If it cannot be delivered, we will write to you.';
  if (step.kind === 'read-reply')
    return `You need not wait for our team: what you can do yourself is explained below. If the money reaches you, say so under “Something changed?”.`;
  if (step.options.length === 0) return undefined;
  return step.options.length === 1
    ? 'What that means, and how to begin, is explained below.'
    : 'What each of these means, and how to begin, is explained below.';
}

/** Non-breaking spaces in dates: a date in large type reads badly over two lines. */
function withWholeDates(sentence: string): string {
  return sentence.replace(/(\d{1,2}) (\p{L}+) (\d{4})/gu, '$1\u00a0$2\u00a0$3');
}
