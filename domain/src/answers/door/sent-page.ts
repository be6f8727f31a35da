import { formatLongDate } from '../../shared/dates.ts';
import { type AnswerPart, answerParts } from '../outcome/answer-words.ts';
import { answerLabel } from '../questions/choices.ts';
import type { DefendantAnswer, Said } from '../said.ts';
import { type ClaimBehindDoor, situationOf, type Visit } from './claim-behind-door.ts';

/** The page shown after an answer was sent, which is also the copy of the answer. */
export type SentPage = {
  readonly reference: string;
  readonly claimantName: string;
  readonly sentAt: Date;
  readonly answeredBy: string;
  readonly heading: string;
  readonly parts: readonly AnswerPart[];
  readonly whatFollows: string;
};

/** `visit` is the day of the answer: its sums are those of that day. */
export function sentPage(
  answer: Pick<DefendantAnswer, 'said' | 'name' | 'capacity' | 'at'>,
  claim: ClaimBehindDoor,
  visit: Visit,
): SentPage {
  const situation = situationOf(claim, visit);
  return {
    reference: claim.shortReference,
    claimantName: claim.claimantName,
    sentAt: answer.at,
    answeredBy: [answer.name, answer.capacity].filter(Boolean).join(', '),
    heading: answerLabel(answer.said.kind, situation),
    parts: answerParts(answer.said, situation),
    whatFollows: whatFollowsWords(answer.said, claim),
  };
}

/** What happens next, for the person who answered. */
export function whatFollowsWords(
  said: Said,
  { claimantName, respondBy }: Pick<ClaimBehindDoor, 'claimantName' | 'respondBy'>,
): string {
  switch (said.kind) {
    case 'pay-all':
      return said.how.kind === 'now'
        ? `${claimantName} has been told. Once the card payment has arrived, nothing more is asked of you.`
        : `${claimantName} can accept this, refuse it or propose something else. Nothing is to be paid before that.`;
    case 'pay-part':
      return `${claimantName} can accept this, refuse it or propose something else. Nothing is to be paid before that.`;
    case 'already-paid':
      return `${claimantName} is asked whether the payment came, and has to give reasons if not.`;
    case 'dispute':
      return `${claimantName} reads your side and decides how to go on. You may both still agree at any time.`;
    case 'not-me':
      return 'Nothing more is asked of you until the name or address has been corrected.';
    case 'need-more':
      return `${claimantName} is asked to send it. Once it comes, you have at least 14 days from then.`;
    case 'need-time':
      return `${claimantName} is asked for it. Until ${claimantName} says yes, the day to reply by stays ${formatLongDate(respondBy)}.`;
  }
}
