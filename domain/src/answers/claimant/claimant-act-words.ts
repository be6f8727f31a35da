import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp } from '../../shared/money.ts';
import type { Said } from '../said.ts';
import type { ClaimantAct } from './claimant-acts.ts';

type Names = { readonly defendantName: string };

/** What was answered, and what the claimant can do about it, in a sentence or two for the claim page and the mail. */
export function answerSentence(said: Said, { defendantName }: Names): string {
  switch (said.kind) {
    case 'pay-all':
      return said.how.kind === 'now'
        ? `${defendantName} chose to pay all of it now. We write to you when the money arrives. If it came in another way, please say so.`
        : `${defendantName} agrees to pay all of it, later or in parts. You can accept that, refuse it or propose something else.`;
    case 'pay-part':
      return `${defendantName} says that ${formatGbp(said.owed)} is owed, and proposes how to pay it. You can accept that, refuse it or propose something else.`;
    case 'already-paid':
      return `${defendantName} says that ${formatGbp(said.amount)} was paid on ${formatLongDate(said.on)}. Please say whether it came.`;
    case 'dispute':
      return `${defendantName} does not agree. The reasons are below, and you decide how to go on.`;
    case 'need-more':
      return `${defendantName} needs to see or know something first. Send it here, and there is time to read it.`;
    case 'need-time':
      return `${defendantName} asks for time until ${formatLongDate(said.until)}. You can grant it once.`;
    case 'not-me':
      return `The person who got the letter says that they are not ${defendantName}, or that the address is wrong. Nothing is asked of them until you correct it, or cancel the claim.`;
  }
}

export const claimantActLabels: Readonly<Record<ClaimantAct, string>> = {
  'accept-offer': 'Accept it',
  'refuse-offer': 'Refuse it',
  'counter-offer': 'Propose something else',
  'confirm-payment': 'The payment came',
  'deny-payment': 'It did not come',
  'send-information': 'Send what was asked for',
  'grant-time': 'Grant the time',
  'correct-party': 'Correct the name or address',
  'cancel-claim': 'Cancel the claim',
};
