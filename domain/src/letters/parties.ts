import type { LetterFacts } from './letter-facts.ts';
import { letterLine } from './letter-line.ts';

export type Party = { readonly name: string; readonly address: string };

/** Both sides as the letter prints them. */
export function partiesOf(facts: LetterFacts): { readonly claimant: Party; readonly defendant: Party } {
  return {
    claimant: {
      name: letterLine(facts.plaintiffName, 'Name not given'),
      address: addressLine(facts.plaintiffAddress),
    },
    defendant: {
      name: letterLine(facts.defendantName, 'Name not given'),
      address: addressLine(facts.defendantAddress),
    },
  };
}

/** An address typed over several lines keeps its parts apart. */
function addressLine(address: string): string {
  const lines = address.split(/[\r\n]/).map((line) => line.trim().replace(/,$/, ''));
  return letterLine(lines.filter((line) => line.trim() !== '').join(', '), 'Address not provided');
}
