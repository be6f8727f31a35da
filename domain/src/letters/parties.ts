import type { LetterFacts } from './letter-facts.ts';
import { letterLine } from './letter-line.ts';

export type Party = { readonly name: string; readonly address: string };

/** Both sides as the letter prints them. */
export function partiesOf(facts: LetterFacts): { readonly claimant: Party; readonly defendant: Party } {
  return {
    claimant: {
      name: letterLine(facts.plaintiffName, 'Name not given'),
      address: letterLine(facts.plaintiffAddress, 'Address not provided'),
    },
    defendant: {
      name: letterLine(facts.defendantName, 'Name not given'),
      address: letterLine(facts.defendantAddress, 'Address not provided'),
    },
  };
}
