import { draftLetter } from '../draft-letter.ts';
import { readLetter } from '../reading/read-letter.ts';
import { checkThreats } from '../rules/threats.ts';
import { sampleClaim } from './sample-claims.ts';

/** Threats found in a sentence as the letter quotes it, between other sentences. */
export function threatsIn(sentence: string) {
  const issueDescription = `It began well. ${sentence}\nThat is all.`;
  const context = sampleClaim('Debt Recovery', 'England & Wales', { issueDescription });
  return checkThreats(readLetter(draftLetter(context), context, 'draft', undefined));
}
