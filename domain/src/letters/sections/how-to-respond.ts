import { disputeFeeSentence, replyOptions } from '../constants.ts';
import { enclosesDebtPapers } from '../enclosures/encloses-debt-papers.ts';
import type { LetterParts } from './parts.ts';

export function howToRespondText({ context, role, Role, amount, deadline, story }: LetterParts): string {
  const { payInFull, payPart, dispute } = replyOptions;
  const then = story?.interest
    ? `When it has arrived, only the interest set out above is left, and ${role} may still ask for it or give it up.`
    : 'When it has arrived, the matter is closed.';
  const form = enclosesDebtPapers(context)
    ? ' The reply form that is enclosed can be sent to the same address, or as a photograph or scan in answer to the e-mail.'
    : '';
  return `Answer the e-mail that brought you this letter, or write to ${role} at the address at its head if it reached you on paper, and keep the claim reference in the subject.${form} Please choose one of these three options by ${deadline.longDate}:

${payInFull.sign} PAY IN FULL. Reply with the words “${payInFull.phrase}”. You will be sent a secure way to pay ${amount}. ${then}

${payPart.sign} PAY A PARTIAL AMOUNT. If you accept part of the claim, or need to know more before you can decide how much, reply with the words “${payPart.phrase}”. Say what you could pay and when, or what you would like explained. ${Role} will consider any sensible proposal, instalments included.

${dispute.sign} DISPUTE THE CLAIM. Reply with the words “${dispute.phrase}”, give your reasons, and attach what supports them. ${disputeFeeSentence}`;
}
