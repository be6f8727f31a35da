import { plainTextSelectors } from '@react-email/components';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

declare const rendered: unique symbol;

/** Both parts of a mail, from one template. Only `renderMail` makes one, so no mail lacks its text part. */
export type RenderedMail = { readonly html: string; readonly text: string; readonly [rendered]: true };

/** The doctype that mail templates are written for and Outlook renders best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const asText = compile({
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
    {
      selector: 'table[data-facts=true]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 44 },
    },
  ],
});

export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = doctype + renderToStaticMarkup(element);
  const text = asText(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { html, text } as RenderedMail;
}
