import { convert } from 'html-to-text';

/** Enough for any reply: most of a larger mail is quotation. */
const longestHtml = 400_000;

/** Converts an HTML mail to plain text. Quotations are marked with `>`, to tell them from the reply. */
export function htmlAsText(html: string): string {
  return convert(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 2000, maxInputLength: longestHtml },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'blockquote', options: { trimEmptyLines: true } },
    ],
  });
}
