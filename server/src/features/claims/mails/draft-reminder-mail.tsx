import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { mailKinds } from './mail-kinds.ts';
import type { WrittenMail } from './mail-words.ts';

type Reminder = { readonly goneOn: Date; readonly siteUrl: string; readonly unsubscribeUrl: string };

/** Says nothing about the claim itself, as mailboxes may be shared. */
export async function writeDraftReminder({
  goneOn,
  siteUrl,
  unsubscribeUrl,
}: Reminder): Promise<WrittenMail> {
  const day = formatLongDate(goneOn);
  return {
    kind: mailKinds.draftReminder,
    subject: `Your unfinished claim will be deleted on ${day} – Plainclaim`,
    body: await renderMail(
      <MailLayout
        preview="Open it to keep it, or let it go: you need not do anything."
        reason="You get this mail because you began a claim at Plainclaim and want reminders."
        siteUrl={siteUrl}
        unsubscribeUrl={unsubscribeUrl}
      >
        <MailHeading>You began a claim and did not send it</MailHeading>
        <MailText>
          We delete unfinished claims with their files when nobody comes back to them. Yours goes on {day}. To
          keep it, open it and save something; it then stays for another while. If you do not need it any
          more, you need not do anything.
        </MailText>
        <MailButton href={`${siteUrl}/plaintiff-dashboard`}>Go to your claims</MailButton>
      </MailLayout>,
    ),
  };
}
