import { retainedForATime } from '@plainclaim/domain/accounts/deleting-account';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';

/** The last mail of a deleted account. */
export async function writeDeletedMail(siteUrl: string) {
  return {
    kind: 'account-deleted',
    subject: 'Your account is deleted – Plainclaim',
    body: await renderMail(
      <MailLayout
        preview="You are signed out everywhere, and the account cannot be used again."
        reason="You get this mail once, because your account was deleted."
        siteUrl={siteUrl}
      >
        <MailHeading>Your account is deleted</MailHeading>
        <MailText>
          You are signed out everywhere, and nobody can sign in to this account again. Claims that were still
          open are cancelled. Unfinished claims, evidence, your profile and your bank details are deleted.
        </MailText>
        <MailText>The law and our terms make us keep for a time:</MailText>
        {retainedForATime.map((words) => (
          <MailText key={words}>– {words}</MailText>
        ))}
        <MailText>
          This cannot be undone. If it was not you, write to us at once on our contact page. You are welcome
          to sign up again at any time.
        </MailText>
        <MailButton href={`${siteUrl}/contact`}>Contact us</MailButton>
      </MailLayout>,
    ),
  };
}

/** Tells the account's owner that its data was downloaded. */
export async function writeDownloadedMail(siteUrl: string) {
  return {
    kind: 'account-data-downloaded',
    subject: 'Your data was downloaded – Plainclaim',
    body: await renderMail(
      <MailLayout
        preview="An archive with everything about you was asked for."
        reason="You get this mail whenever the data of your account is downloaded."
        siteUrl={siteUrl}
      >
        <MailHeading>Your data was downloaded</MailHeading>
        <MailText>
          Someone who is signed in to your account, and showed again that they are you, asked for an archive
          with everything that Plainclaim holds about you.
        </MailText>
        <MailText>
          If that was not you, set a new password now: someone else may be signed in to your account.
        </MailText>
        <MailButton href={`${siteUrl}/reset-password`}>Set a new password</MailButton>
      </MailLayout>,
    ),
  };
}
