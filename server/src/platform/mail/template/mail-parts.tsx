import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { light, serif } from './mail-theme.ts';

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="m-ink m-title" style={headingStyle}>
      {children}
    </Heading>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="m-ink" style={textStyle}>
      {children}
    </Text>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="m-link" style={{ color: light.brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** The main action of a mail. At most one per mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ padding: '8px 0 24px' }}>
      <Button href={href} className="m-button" style={buttonStyle}>
        {children}
      </Button>
    </Section>
  );
}

export type MailFact = { readonly label: string; readonly value: string };

/** Label and value pairs: easy to scan, and read as pairs by screen readers. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  const lineBelow = (index: number) => (index === facts.length - 1 ? undefined : line);
  return (
    <table data-facts="true" className="m-facts" cellPadding={0} cellSpacing={0} style={factsStyle}>
      <tbody>
        {facts.map(({ label, value }, index) => (
          <tr key={label}>
            <th scope="row" className="m-ink2 m-line m-label" style={{ ...labelStyle, ...lineBelow(index) }}>
              {label}
            </th>
            <td className="m-ink m-line m-value" style={{ ...valueStyle, ...lineBelow(index) }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const headingStyle = {
  color: light.ink,
  fontFamily: serif,
  fontSize: 32,
  fontWeight: 500,
  letterSpacing: '-0.014em',
  lineHeight: '1.15',
  margin: '0 0 20px',
} as const;

const textStyle = { color: light.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' } as const;

const buttonStyle = {
  backgroundColor: light.brand,
  borderRadius: 10,
  color: light.onBrand,
  fontSize: 16,
  fontWeight: 600,
  padding: '14px 24px',
} as const;

const factsStyle = {
  width: '100%',
  backgroundColor: light.well,
  borderCollapse: 'separate',
  borderRadius: 10,
  margin: '8px 0 24px',
} as const;

const cellStyle = {
  padding: '12px 16px',
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

const labelStyle = { ...cellStyle, color: light.ink2, fontSize: 15, fontWeight: 400, width: '30%' } as const;

const valueStyle = {
  ...cellStyle,
  color: light.ink,
  fontSize: 16,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
} as const;

const line = { borderBottom: `1px solid ${light.line}` } as const;
