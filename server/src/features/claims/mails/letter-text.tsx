import { Section } from '@react-email/components';
import { paragraphsOf, withBreaks } from '../../../platform/mail/template/mail-paragraphs.tsx';
import { MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { light } from '../../../platform/mail/template/mail-theme.ts';

const frame = {
  borderTop: `1px solid ${light.line}`,
  borderBottom: `1px solid ${light.line}`,
  margin: '8px 0 24px',
  padding: '24px 0 8px',
} as const;

/** Renders a letter's paragraphs, line breaks and headings, and no other markup. */
export function LetterText({ letter }: { letter: string }) {
  return (
    <Section className="m-line" style={frame}>
      {paragraphsOf(letter).map(({ text, at }) => (
        <MailText key={at}>{isHeading(text) ? <strong>{text}</strong> : withBreaks(text)}</MailText>
      ))}
    </Section>
  );
}

/** A letter is plain text: its headings are lines in capitals. */
const isHeading = (paragraph: string): boolean => /^[A-Z][A-Z ’'-]+$/.test(paragraph);
