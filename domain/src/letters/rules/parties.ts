import { type Party, partiesOf } from '../parties.ts';
import { plainText, smallLetters } from '../reading/plain-text.ts';
import {
  type Find,
  findAll,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';

/** Both sides are named as on the claim, and the lines of the head name no others. */
export const checkParties: RuleCheck = (reading) => {
  const { claimant, defendant } = partiesOf(reading.context.facts);
  const letter = smallLetters(reading.plain);
  const isNamed = ({ name }: Party) => letter.includes(nameIn(name));
  return [
    ...(isNamed(claimant)
      ? []
      : [missing('parties', `The letter must name you as on the claim: ${claimant.name}.`)]),
    ...(isNamed(defendant)
      ? []
      : [missing('parties', `The letter must name the other side as on the claim: ${defendant.name}.`)]),
    ...otherParty(reading, /^[ ]*from:[^\n]*/gim, claimant),
    ...otherParty(reading, /^[ ]*to:[^\n]*/gim, defendant),
  ];
};

const nameIn = (text: string): string => smallLetters(plainText(text));

/** A label alone on its line, with the name on the next, is fine. */
function otherParty(reading: LetterReading, pattern: RegExp, { name }: Party) {
  const first: Find | undefined = headLines(reading, pattern)[0];
  if (!first || /:\s*$/.test(first.text) || nameIn(first.text).includes(nameIn(name))) return [];
  return [
    problemAt(reading, 'parties', first, `On your claim this is ${name}. Name them here as on the claim.`),
  ];
}

/** The head ends at the salutation. */
function headLines({ plain }: LetterReading, pattern: RegExp): readonly Find[] {
  const salutation = plain.search(/^[ ]*dear\b/im);
  return salutation === -1 ? [] : findAll(plain.slice(0, salutation), pattern);
}
