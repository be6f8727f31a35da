import { claimantNameProblem } from './claimant-name.ts';
import { type DefendantDetails, defendantName } from './defendant.ts';

/**
 * What mails to the defendant call them, apart from the letter. The claimant typed the name: one that reads like an address or
 * an authority stays in the letter.
 */
export function nameInMails(defendant: DefendantDetails): string {
  const name = defendantName(defendant);
  return claimantNameProblem(name) === undefined ? name : 'Defendant';
}
