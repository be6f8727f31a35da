import type { ReactElement } from 'react';
import { drawMail } from './draw-mail.tsx';
import { mailAsText } from './mail-as-text.ts';

declare const rendered: unique symbol;

/** Both parts of a mail, from one template. Only `renderMail` makes one, so no mail lacks its text. */
export type RenderedMail = { readonly html: string; readonly text: string; readonly [rendered]: true };

/** The one that the templates of mails are written for, and that Outlook reads best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = `${doctype}${drawMail(element)}`;
  return { html, text: mailAsText(html) } as RenderedMail;
}
