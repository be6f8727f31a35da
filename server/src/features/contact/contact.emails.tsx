import type { ContactMessage } from '@plainclaim/domain/contact/contact-form';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailParagraphs } from '../../platform/mail/template/mail-paragraphs.tsx';
import { MailButton, MailFacts, MailHeading } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';

/** The team's copy of a message. A reply to it goes to the sender. */
export async function writeContactMail(
  message: ContactMessage,
  siteUrl: string,
): Promise<Pick<MailToQueue, 'kind' | 'subject' | 'body'>> {
  const sender = `${message.firstName} ${message.lastName}`;
  return {
    kind: 'contact-message',
    subject: `Message from ${sender} – Plainclaim`,
    body: await renderMail(
      <MailLayout
        preview={`${sender} wrote through the contact page.`}
        reason="Messages from the contact page go to this mailbox. Reply to this mail to answer the sender."
        siteUrl={siteUrl}
      >
        <MailHeading>A message from {sender}</MailHeading>
        <MailFacts
          facts={[
            { label: 'Email', value: message.email },
            { label: 'Claim ID', value: message.claimId || 'None given' },
          ]}
        />
        <MailParagraphs text={message.issue} />
        {isUuid(message.claimId) ? (
          <MailButton href={`${siteUrl}/admin/claim-review/${message.claimId}`}>Open the claim</MailButton>
        ) : null}
      </MailLayout>,
    ),
  };
}
