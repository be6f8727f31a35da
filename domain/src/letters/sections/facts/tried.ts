import { quoted, type Words, words } from '../../composition/words.ts';
import type { LetterParts } from '../parts.ts';

export const triedWords = (tried: string, { claimant }: LetterParts): Words =>
  words`${claimant.name} says what was done to settle the matter before this letter:

${quoted(tried)}`;
