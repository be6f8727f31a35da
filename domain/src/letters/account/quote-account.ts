import { accountSentences } from './account-sentences.ts';
import { instructsTheWriter } from './instructions.ts';

type QuotedAccount = {
  /** Each paragraph opens with a quotation mark, the last one closes. Null when the description has no words to quote. */
  readonly quote: string | null;
  /** Sentences that instruct the writer of the letter, in the order they stand. */
  readonly leftOut: readonly string[];
};

/** The person's own words, whole: other sums and dates in them are theirs to tell. */
export function quoteAccount(description: string): QuotedAccount {
  const paragraphs = accountSentences(description);
  const isLeftOut = (sentence: string) => instructsTheWriter(sentence.trim());
  const kept = paragraphs
    .map((paragraph) =>
      paragraph
        .filter((sentence) => !isLeftOut(sentence))
        .join('')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
  const hasWords = kept.some((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
  return {
    quote: hasWords ? `${kept.map((one) => `“${one}`).join('\n\n')}”` : null,
    leftOut: paragraphs
      .flat()
      .filter(isLeftOut)
      .map((sentence) => sentence.trim()),
  };
}
