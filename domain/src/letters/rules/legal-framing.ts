import { sentenceAt } from '../../shared/reading/sentences.ts';
import { smallLetters } from '../reading/plain-text.ts';
import {
  type Find,
  findAll,
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import { localTerms } from './local-terms.ts';

/** The court, rules and protocol of this claim's jurisdiction, and none of another's. */
export const checkLegalFraming: RuleCheck = (reading) => [...lacking(reading), ...foreign(reading)];

function lacking({ plain, framing: { court, rules, protocol } }: LetterReading) {
  const letter = smallLetters(plain);
  // 'County Court Small Claims Rules' names the rules; the court must be named beside them.
  const withoutRules = letter.replaceAll(rules.toLowerCase(), '');
  const absent = [
    withoutRules.includes(court.toLowerCase()) ? [] : [court],
    letter.includes(rules.toLowerCase()) ? [] : [rules],
    protocol === rules || letter.includes(protocol.toLowerCase()) ? [] : [protocol],
  ].flat();
  return absent.map((name) => missing('legal-framing', `The letter must name the ${name}.`));
}

function foreign(reading: LetterReading) {
  const { masked, framing, context } = reading;
  const { jurisdiction } = context.facts;
  const elsewhere = localTerms
    .filter(({ home }) => !home.includes(jurisdiction))
    .flatMap(({ pattern }) => findAll(masked, pattern));
  const otherProtocols = findAll(masked, /\bpre-?\s?action\s+protocol\s+for\s+[^.,;:\n]{3,70}/gi).filter(
    ({ text }) => !text.toLowerCase().replace(/\s+/g, ' ').startsWith(framing.protocol.toLowerCase()),
  );
  return [
    ...elsewhere.map((find) =>
      problemAt(
        reading,
        'legal-framing',
        find,
        `"${find.text}" does not belong in a letter for ${jurisdiction}. Here it is the ${framing.court} and the ${framing.rules}.`,
        isTold(reading, find) ? 'warning' : 'contradiction',
      ),
    ),
    ...otherProtocols.map((find) =>
      problemAt(
        reading,
        'legal-framing',
        find,
        `This claim comes under the ${framing.protocol}, not "${find.text.trim()}".`,
      ),
    ),
  ];
}

/** A judgment from elsewhere may be part of the story; a claim announced there is not. */
const isTold = (reading: LetterReading, { index }: Find): boolean =>
  isInAccount(reading, index) &&
  !/\b(?:i|we)(?:\s+(?:will|may|shall|can|could|am\s+going\s+to)|'ll)\b/i.test(
    sentenceAt(reading.sentences, index).text,
  );
