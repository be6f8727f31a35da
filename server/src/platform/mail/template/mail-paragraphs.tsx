import { Fragment } from 'react';
import { MailText } from './mail-parts.tsx';

/** Renders plain text with its paragraphs and line breaks, nothing else. */
export function MailParagraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <MailText key={paragraph.at}>{withBreaks(paragraph.text)}</MailText>
  ));
}

export function withBreaks(paragraph: string) {
  return numbered(paragraph.split('\n')).map(({ text, at }) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {text}
    </Fragment>
  ));
}

export const paragraphsOf = (text: string) => numbered(text.trim().split(/\n{2,}/));

const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ text, at }));
