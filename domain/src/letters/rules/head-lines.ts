import type { LetterProblem } from '../letter-problem.ts';
import { partiesOf } from '../parties.ts';
import { plainText, smallLetters } from '../reading/plain-text.ts';
import { findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';

/** The lines above the salutation must name only the recipient and the addresses on the claim. */
export const checkHeadLines: RuleCheck = (reading) => {
  const salutation = /^[ ]*dear\b[^\n]*/im.exec(reading.plain);
  if (!salutation) return [];
  const head = reading.plain.slice(0, salutation.index);
  return [
    ...alsoSentTo(reading, head),
    ...otherAddresses(reading, head),
    ...greetingOf(reading, { index: salutation.index, text: salutation[0] }),
  ];
};

function alsoSentTo(reading: LetterReading, head: string): readonly LetterProblem[] {
  const { defendant } = partiesOf(reading.context.facts);
  const [line] = findAll(head, /^[ ]*to:[^\n]*/gim);
  const name = plainText(defendant.name);
  const end = line?.text.toLowerCase().indexOf(name.toLowerCase()) ?? -1;
  if (!line || end === -1) return [];
  const rest = /(?:\band\b|&|\+)\s*[^\n]*/i.exec(line.text.slice(end + name.length));
  if (!rest) return [];
  const index = line.index + end + name.length + rest.index;
  return [
    problemAt(
      reading,
      'parties',
      { index, text: rest[0] },
      `Your claim is against ${defendant.name} alone. Take out who else is named here.`,
    ),
  ];
}

function otherAddresses(reading: LetterReading, head: string): readonly LetterProblem[] {
  const { claimant, defendant } = partiesOf(reading.context.facts);
  const known = wordsOf(claimant.name, claimant.address, defendant.name, defendant.address, 'address');
  return findAll(head, /^[ ]*address:[^\n]*/gim)
    .filter(({ text }) => [...wordsOf(text)].some((word) => !known.has(word)))
    .map((line) =>
      problemAt(
        reading,
        'parties',
        line,
        'This address is not the one on your claim. Change it in your answers, and both stay alike.',
      ),
    );
}

const greetings = wordsOf(
  'dear sir sirs madam mr mrs ms miss mx dr prof all team colleagues director directors manager owner landlord accounts department customer services to whom it may concern',
);

/** Only a warning: an unknown name may be a contact in the defendant's company. */
function greetingOf(reading: LetterReading, line: { index: number; text: string }): readonly LetterProblem[] {
  const { defendant } = partiesOf(reading.context.facts);
  const known = wordsOf(defendant.name);
  const others = (line.text.match(/\b\p{Lu}[\p{L}'-]+/gu) ?? []).filter((word) => {
    const small = word.toLowerCase();
    return !known.has(small) && !greetings.has(small);
  });
  if (others.length === 0) return [];
  return [
    problemAt(
      reading,
      'parties',
      line,
      `Your claim is against ${defendant.name}. Is ${others.join(' ')} whom you want to greet here?`,
      'warning',
    ),
  ];
}

function wordsOf(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => smallLetters(plainText(text)).match(/[\p{L}\p{N}']+/gu) ?? []));
}
