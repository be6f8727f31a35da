import { quoteAccount } from '../account/quote-account.ts';
import type { LetterParts } from './parts.ts';

export function accountText({ context, claimant, Role, incidentDate }: LetterParts): string {
  const { quote, shortened } = quoteAccount(context);
  if (quote === null)
    return `The claim goes back to ${incidentDate}. ${Role} will give you a written account of what happened, with dates and figures, if you ask for one.`;
  const omissions = shortened
    ? '\n\nThis is an extract. Dots stand for words that were left out here, such as other sums and dates; you may ask for the full account.'
    : '';
  return `The claim goes back to ${incidentDate}. ${claimant.name} describes what happened in these words:\n\n“${quote}”${omissions}`;
}
