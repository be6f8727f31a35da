import { draftSections } from '../sections.ts';
import { plainText } from './plain-text.ts';
import type { LetterReading } from './read-letter.ts';

/**
 * The masked text at the same positions, with each section blanked out that is word for word what we write for this
 * claim. What remains was written by a person or a model, or is the account.
 */
export function withoutOurSections({ masked, plain, context }: LetterReading): string {
  return draftSections(context)
    .filter(({ key }) => key !== 'account')
    .map(({ text }) => plainText(text))
    .reduce((left, ours) => {
      const at = plain.indexOf(ours);
      if (at < 0) return left;
      const end = at + ours.length;
      return left.slice(0, at) + left.slice(at, end).replace(/[^\n]/g, ' ') + left.slice(end);
    }, masked);
}
