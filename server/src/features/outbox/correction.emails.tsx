import { formatDateTime } from '@plainclaim/domain/shared/dates';
import type { EmailRow } from '../../platform/mail/mail.store.ts';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';

/** Names the wrong mail and quotes the admin's correction word for word. */
export async function writeCorrection(
  wrong: Pick<EmailRow, 'subject' | 'sentAt' | 'keptAt' | 'createdAt'>,
  words: string,
  siteUrl: string,
): Promise<Pick<MailToQueue, 'kind' | 'subject' | 'body'>> {
  const at = wrong.sentAt ?? wrong.keptAt ?? wrong.createdAt;
  const subject = wrong.subject.replace(/^(?:Correction: )+/, '');
  return {
    kind: 'correction',
    subject: `Correction: ${subject}`,
    body: await renderMail(
      <MailLayout
        preview="This puts an earlier email of ours right."
        reason="We sent you an email that needs to be put right."
        siteUrl={siteUrl}
      >
        <MailHeading>A correction</MailHeading>
        <MailText>
          On {formatDateTime(at)} we sent you an email with the subject “{subject}”. Our team corrects it:
        </MailText>
        {words.split(/\n+/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
          <MailText key={index}>{line}</MailText>
        ))}
      </MailLayout>,
    ),
  };
}
