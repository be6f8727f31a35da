import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMail } from './render-mail.ts';

/** Placeholder in the footer for the operator's name: the setting is read when mails are queued. */
export const operatorPlace = '%who-runs-it%';

/** Replaces the last placeholder: an equal text typed by a user comes before the footer. */
export function sayOperator(mail: RenderedMail, words: string): Pick<RenderedMail, 'html' | 'text'> {
  return {
    html: replaceLast(mail.html, operatorPlace, renderToStaticMarkup(words)),
    text: replaceLast(mail.text, operatorPlace, words),
  };
}

function replaceLast(text: string, place: string, words: string): string {
  const at = text.lastIndexOf(place);
  return at < 0 ? text : text.slice(0, at) + words + text.slice(at + place.length);
}
