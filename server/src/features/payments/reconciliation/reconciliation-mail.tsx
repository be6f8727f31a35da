import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { WrittenMail } from '../links/link-mails.tsx';
import type { RunRow } from './reconciliation.store.ts';

const mostShown = 20;

export async function writeDifferencesMail(run: RunRow, siteUrl: string): Promise<WrittenMail> {
  const { differences, checked, settled } = run;
  const more = differences.length - mostShown;
  return {
    kind: 'payment-differences',
    subject: `Payments: ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} found`,
    body: await renderMail(
      <MailLayout
        preview={`${checked} payments compared, ${settled} recorded late.`}
        reason="What the nightly comparison of payments finds is reported to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>Provider and books do not agree</MailHeading>
        <MailText>
          We compared {checked} payments of the card provider with our own records and the ledger. {settled}{' '}
          had not been recorded and are now. Please look at each of these:
        </MailText>
        {differences.slice(0, mostShown).map(({ kind, about, detail }) => (
          <MailText key={`${kind} ${about}`}>
            {kind}, {about}: {detail}
          </MailText>
        ))}
        {more > 0 ? <MailText>And {more} more.</MailText> : null}
        <MailButton href={`${siteUrl}/admin/payouts`}>Open the payouts</MailButton>
      </MailLayout>,
    ),
  };
}
