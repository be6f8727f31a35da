import { plainTextSelectors } from '@react-email/components';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

declare const rendered: unique symbol;

/** Both parts of a mail, from one template. Only `renderMail` makes one, so no mail lacks its text. */
export type RenderedMail = { readonly html: string; readonly text: string; readonly [rendered]: true };

/** The one that the templates of mails are written for, and that Outlook reads best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = `${doctype}${renderToStaticMarkup(element)}`;
  return { html, text: textOf(html) } as RenderedMail;
}

const heading = { options: { uppercase: false } };

/** Put together once: that takes as long as the text of several mails. */
const inPlainText = compile({
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    // In brackets, so that a full stop after it does not become part of the address.
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', ...heading },
    { selector: 'h2', ...heading },
    { selector: 'h3', ...heading },
    {
      selector: 'table[data-facts=true]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 44 },
    },
  ],
});

/**
 * The head and how things look, which the text has no use for and which is most of a mail. No quotation mark stands in the
 * text as such, so that nothing anybody wrote can be taken for an attribute.
 */
const withoutLooks = (html: string): string =>
  html.replace(/<head>.*?<\/head>/s, '').replace(/ (?:style|class)="[^"]*"/g, '');

const textOf = (html: string): string =>
  inPlainText(withoutLooks(html))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
