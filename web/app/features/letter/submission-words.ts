import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { isBlocking } from '@plainclaim/domain/letters/letter-problem';
import { commissionWords } from '@plainclaim/domain/payments/commission-words';
import { parsePounds } from '@plainclaim/domain/shared/money';
import type { DraftLetter } from '../../lib/claims-api.ts';

/** Why this letter cannot be sent as it is; undefined when it can. */
export function submitObstacle(letter: Pick<DraftLetter, 'is_stale' | 'problems'>): string | undefined {
  if (letter.is_stale)
    return 'Your answers changed after this letter was written. Write it anew, then submit.';
  const count = letter.problems.filter(isBlocking).length;
  if (count === 0) return undefined;
  return `Put right the ${count === 1 ? 'line' : `${count} things`} named beside the letter, then submit.`;
}

/** The heading above a written letter. It says "ready" only if the letter can be sent. */
export function leadOf(letter: Pick<DraftLetter, 'is_stale' | 'problems'>): string {
  const words = writtenWords(letter);
  if (submitObstacle(letter)) return words;
  return `${words} Read it as if you were receiving it, change what you like, then submit.`;
}

export function writtenWords({ is_stale, problems }: Pick<DraftLetter, 'is_stale' | 'problems'>): string {
  if (is_stale) return 'Your answers changed after this letter was written. Write it anew before it can go.';
  const count = problems.filter(isBlocking).length;
  if (count === 0) return 'Your letter is ready.';
  const things = count === 1 ? 'One thing' : `${count} things`;
  return `Your letter is written. ${things} to put right before it can go.`;
}

type Sending = Pick<ClaimFormInput, 'amount' | 'defendantEmail' | 'defendantEmailUnknown'>;

/** What submitting does: recipient, attachments, deadline for the reply, and our commission. */
export function sendingWords(form: Sending, documents: number, deadline: string): string {
  const until = `They will have until ${deadline} to reply.${costWords(form.amount)}`;
  if (form.defendantEmailUnknown)
    return `The defendant’s email address is unknown, so our team will find another way to deliver the letter. ${until}`;
  const withFiles =
    documents === 0
      ? 'the letter as a PDF'
      : `the letter as a PDF and ${documents} ${documents === 1 ? 'document' : 'documents'}`;
  return `Goes to ${form.defendantEmail} with ${withFiles}. ${until}`;
}

function costWords(typed: string): string {
  const amount = parsePounds(typed);
  return amount ? ` ${commissionWords(amount)} Paid to you directly, all of it is yours.` : '';
}
