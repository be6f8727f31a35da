import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMail } from './render-mail.ts';

/** Where the foot of every mail names who runs the site. Templates do not know: the setting is read where mails are queued. */
export const operatorPlace = '%who-runs-it%';

/** The mail with those words in their place. It is the last one: a person's own words, which may look like it, stand above. */
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
