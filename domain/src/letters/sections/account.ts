import { quoteAccount } from '../account/quote-account.ts';
import type { LetterParts } from './parts.ts';

export function accountText({ facts, claimant, Role, incidentDate, story }: LetterParts): string {
  const { quote } = story?.account ?? quoteAccount(facts.issueDescription);
  if (quote === null)
    return `The claim goes back to ${incidentDate}. ${Role} will give you a written account of what happened, with dates and figures, if you ask for one.`;
  return `The claim goes back to ${incidentDate}. ${claimant.name} describes what happened in these words:\n\n${quote}`;
}
