import { sectionPlaces } from '../headings.ts';
import { splitLines } from '../reading/plain-text.ts';
import { accountSentences } from './account-sentences.ts';
import { quoteAccount } from './quote-account.ts';

/** Sentences of the description that are instructions to the writer of the letter, and are not in this letter. */
export const leftOutOf = (letter: string, description: string): readonly string[] =>
  quoteAccount(description).leftOut.filter((sentence) => !letter.includes(sentence));

/** The letter with a sentence put back where the description has it: after the sentence before it, or before the one after. */
export function putBack(letter: string, sentence: string, description: string): string {
  const all = accountSentences(description)
    .flat()
    .map((one) => one.trim());
  const place = all.indexOf(sentence);
  const before = all.slice(0, Math.max(place, 0)).findLast((one) => letter.includes(one));
  if (before !== undefined) return spliced(letter, letter.indexOf(before) + before.length, ` ${sentence}`);
  const after = all.slice(place + 1).find((one) => letter.includes(one));
  if (after !== undefined) return spliced(letter, letter.indexOf(after), `${sentence} `);
  return asParagraph(letter, `“${sentence}”`);
}

const spliced = (letter: string, at: number, words: string): string =>
  `${letter.slice(0, at)}${words}${letter.slice(at)}`;

/** Appends to the account, or to the letter if it has no account. */
function asParagraph(letter: string, paragraph: string): string {
  const lines = splitLines(letter);
  const end = sectionPlaces(letter).find(({ key }) => key === 'account')?.to ?? lines.length;
  const before = lines.slice(0, end).join('\n').trimEnd();
  const after = lines.slice(end).join('\n');
  return `${before}\n\n${paragraph}\n${after === '' ? '' : `\n${after}`}`;
}
