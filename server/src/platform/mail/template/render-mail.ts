import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

declare const rendered: unique symbol;

/** Both parts of a mail, from one template. Only `renderMail` makes one, so no mail lacks its text. */
export type RenderedMail = { readonly html: string; readonly text: string; readonly [rendered]: true };

export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = await render(element);
  return { html, text: textOf(html) } as RenderedMail;
}

const heading = { options: { uppercase: false } };

const textOf = (html: string): string =>
  toPlainText(html, {
    wordwrap: 78,
    selectors: [
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
  })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
