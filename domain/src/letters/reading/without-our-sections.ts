import { isFactSection } from '../sections/facts/fact-section-keys.ts';
import { draftSections } from '../sections.ts';
import { plainText } from './plain-text.ts';
import type { LetterReading } from './read-letter.ts';

/**
 * The masked text, place for place, with every section blanked out that stands as we write it for this claim. What is
 * left is what a person or a model wrote, the account, and what was typed in rows.
 */
export function withoutOurSections({ masked, plain, context }: LetterReading): string {
  return draftSections(context)
    .filter(({ key }) => key !== 'account' && !isFactSection(key))
    .map(({ text }) => plainText(text))
    .reduce((left, ours) => {
      const at = plain.indexOf(ours);
      if (at < 0) return left;
      const end = at + ours.length;
      return left.slice(0, at) + left.slice(at, end).replace(/[^\n]/g, ' ') + left.slice(end);
    }, masked);
}
