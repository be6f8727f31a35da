import { cutQuotedText } from './cut-quoted-text.ts';

type SplitText = {
  /** The sender's own words. */
  readonly written: string;
  /** What is not their own: the copy of our letter, or a signature. */
  readonly rest: string;
};

/** The text of a reply in two parts, which together hold all of it. */
export function splitQuotedText(text: string): SplitText {
  const body = text.replace(/\r\n?/g, '\n').trim();
  const written = cutQuotedText(body);
  // Words collected from between quoted lines are not contiguous in the body: the rest is the whole text then.
  return { written, rest: body.startsWith(written) ? body.slice(written.length).trim() : body };
}
