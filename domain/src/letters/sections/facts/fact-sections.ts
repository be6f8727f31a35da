import { textOf, type Words } from '../../composition/words.ts';
import { saysHowTheSumIsMadeUp, saysWhatHappened } from '../../composition/words-of-our-own.ts';
import { letterHeadings } from '../../headings.ts';
import type { LetterContext } from '../../letter-facts.ts';
import { type LetterParts, letterParts } from '../parts.ts';
import { agreedWords } from './agreed.ts';
import { datesWords } from './dates.ts';
import { evidenceWords } from './evidence.ts';
import { type FactSectionKey, factSectionKeys } from './fact-section-keys.ts';
import { interestWords } from './interest.ts';
import { sumWords } from './sum.ts';
import { triedWords } from './tried.ts';

/** A part of the letter that is composed of facts and changes with them alone. */
export type FactSection = {
  readonly key: FactSectionKey;
  readonly heading: string;
  readonly words: Words;
  readonly text: string;
};

/** None for a letter whose facts are told in its prose. */
export const factSections = (context: LetterContext): readonly FactSection[] =>
  context.facts.story === undefined ? [] : factSectionsOf(letterParts(context));

export function factSectionsOf(parts: LetterParts): readonly FactSection[] {
  const { story } = parts;
  if (story === null) return [];
  const { agreed, sums, interest, chronology, tried, evidence } = story;
  const texts: Readonly<Record<FactSectionKey, Words | null>> = {
    agreed: agreed && agreedWords(agreed, parts),
    sum: saysHowTheSumIsMadeUp(sums) ? sumWords(sums, parts) : null,
    interest: interest && interestWords(interest, story, parts),
    dates: saysWhatHappened(chronology) ? datesWords(chronology, parts) : null,
    tried: tried === null ? null : triedWords(tried, parts),
    evidence: evidence.length === 0 ? null : evidenceWords(evidence),
  };
  return factSectionKeys.flatMap((key) => {
    const words = texts[key];
    return words === null ? [] : [{ key, heading: letterHeadings[key], words, text: textOf(words) }];
  });
}
