import { convert } from 'html-to-text';

/** Enough for any reply; a mail of many megabytes of HTML is mostly one quotation after another. */
const longestHtml = 400_000;

/** The words of an HTML mail. Quotations are marked as mail programs do, so that they can be told from the reply. */
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
