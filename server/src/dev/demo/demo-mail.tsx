import type { Tx } from '../../platform/db/db.ts';
import type { Mailbox } from '../../platform/mail/mail-address.ts';
import { type QueueMailDeps, queueMail } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';

type DemoMail = { readonly to: Mailbox; readonly siteUrl: string };

/** Queues a welcome mail on a new embedded installation, so that `/dev/mailbox` is not empty. */
export async function queueDemoMail(deps: QueueMailDeps, tx: Tx, { to, siteUrl }: DemoMail): Promise<void> {
  await queueMail(deps, tx, {
    kind: 'demo-welcome',
    to,
    subject: 'Welcome to Plainclaim on this machine',
    body: await renderMail(<DemoWelcome siteUrl={siteUrl} />),
    dedupeKey: 'demo-welcome',
  });
}

function DemoWelcome({ siteUrl }: { siteUrl: string }) {
  return (
    <MailLayout
      preview="Every mail the product writes lands here until you give it a mail server."
      reason="You are reading this because Plainclaim was started here with demo data."
      siteUrl={siteUrl}
    >
      <MailHeading>Your own Plainclaim is running</MailHeading>
      <MailText>
        No mail server is set up, so nothing leaves this machine. Letters, confirmations and sign-in links are
        kept in this outbox, exactly as their readers would have seen them.
      </MailText>
      <MailFacts
        facts={[
          { label: 'Site', value: siteUrl },
          { label: 'Mails', value: `${siteUrl}/dev/mailbox` },
          { label: 'To send for real', value: 'Set SMTP_URL and start again' },
        ]}
      />
      <MailButton href={siteUrl}>Open Plainclaim</MailButton>
      <MailText>In production the mailbox page does not exist.</MailText>
    </MailLayout>
  );
}
