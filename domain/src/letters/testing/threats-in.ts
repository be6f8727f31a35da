import { draftLetter } from '../draft-letter.ts';
import { isBlocking } from '../letter-problem.ts';
import { readLetter } from '../reading/read-letter.ts';
import { checkThreats } from '../rules/threats.ts';
import { sampleClaim } from './sample-claims.ts';

/** Threats and doubts found in an account as the letter quotes it. */
export function threatsInAccount(issueDescription: string) {
  const context = sampleClaim('Debt Recovery', 'England & Wales', { issueDescription });
  const letter = draftLetter(context);
  // The rest is our own text, the same every time.
  const account = letter.slice(letter.indexOf('WHAT HAPPENED'), letter.indexOf('WHY THE CLAIM IS MADE'));
  return checkThreats(readLetter(account, context, 'draft', undefined));
}

/** Both, in a sentence that stands between others. */
export const findingsIn = (sentence: string) => threatsInAccount(`It began well. ${sentence}\nThat is all.`);

export const threatsIn = (sentence: string) => findingsIn(sentence).filter(isBlocking);
