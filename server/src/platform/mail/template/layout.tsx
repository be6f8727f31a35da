import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { light, sans, serif, styleSheet } from './mail-theme.ts';
import { operatorPlace } from './say-operator.ts';

export type MailLayoutProps = {
  /** The text that mail programs show beside the subject. */
  readonly preview: string;
  /** Why the recipient gets this mail, in one sentence. */
  readonly reason: string;
  /** SITE_URL. */
  readonly siteUrl: string;
  /** Link that stops such mails; for optional mails only. */
  readonly unsubscribeUrl?: string;
  readonly children: ReactNode;
};

/** Layout of every mail: logo, content and footer. */
export function MailLayout({ preview, reason, siteUrl, unsubscribeUrl, children }: MailLayoutProps) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body className="m-paper" style={{ backgroundColor: light.paper, margin: 0, fontFamily: sans }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: 600, padding: '32px 12px 48px' }}>
          <Letterhead siteUrl={siteUrl} />
          <Sheet>{children}</Sheet>
          <SmallPrint reason={reason} siteUrl={siteUrl} unsubscribeUrl={unsubscribeUrl} />
        </Container>
      </Body>
    </Html>
  );
}

/** Padding is on a cell, because Outlook ignores it anywhere else. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="m-sheet"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={sheetStyle}
    >
      <tbody>
        <tr>
          <td className="m-inside" style={{ padding: '40px 44px 28px' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The logo, drawn with boxes: mail programs block images by default. */
function Letterhead({ siteUrl }: { siteUrl: string }) {
  return (
    <Section style={{ padding: '0 8px 20px' }}>
      <Link href={siteUrl} className="m-ink" style={wordmarkStyle}>
        <span className="m-mark" style={markStyle} data-skip-in-text="true" aria-hidden="true">
          <span className="m-seal" style={sealStyle} />
        </span>
        Plainclaim
      </Link>
    </Section>
  );
}

type SmallPrintProps = Pick<MailLayoutProps, 'reason' | 'siteUrl' | 'unsubscribeUrl'>;

function SmallPrint({ reason, siteUrl, unsubscribeUrl }: SmallPrintProps) {
  return (
    <Section style={{ padding: '24px 8px 0' }}>
      <Text className="m-ink2" style={smallStyle}>
        {reason}
        {unsubscribeUrl ? (
          <>
            {' '}
            <Link href={unsubscribeUrl} className="m-link" style={linkStyle}>
              Stop these mails
            </Link>
          </>
        ) : null}
      </Text>
      <Text className="m-ink2" style={smallStyle}>
        Plainclaim is a technology platform, not a law firm. We give no legal advice, and we are not a
        licensed credit broker or a regulated financial service.
      </Text>
      <Text className="m-ink2" style={smallStyle}>
        {operatorPlace}
      </Text>
      <Text className="m-ink2" style={{ ...smallStyle, marginBottom: 0 }}>
        <Link href={siteUrl} className="m-link" style={linkStyle}>
          {siteUrl.replace(/^https?:\/\//, '')}
        </Link>
      </Text>
    </Section>
  );
}

const linkStyle = { color: light.brand, textDecoration: 'underline' } as const;

const sheetStyle = {
  backgroundColor: light.sheet,
  border: `1px solid ${light.line}`,
  borderRadius: 14,
  borderCollapse: 'separate',
} as const;

const wordmarkStyle = {
  color: light.ink,
  fontFamily: serif,
  fontSize: 24,
  fontWeight: 500,
  letterSpacing: '-0.014em',
  textDecoration: 'none',
} as const;

const markStyle = {
  display: 'inline-block',
  padding: '6px 4px',
  marginRight: 10,
  borderRadius: 4,
  backgroundColor: light.brand,
  verticalAlign: 'middle',
} as const;

const sealStyle = {
  display: 'block',
  width: 10,
  height: 10,
  borderRadius: 10,
  border: `2px solid ${light.paper}`,
  backgroundColor: light.seal,
} as const;

const smallStyle = { color: light.ink2, fontSize: 14, lineHeight: '21px', margin: '0 0 12px' } as const;
