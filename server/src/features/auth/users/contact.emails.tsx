import { MailButton } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';

const someoneElse =
  'If that was not you, write to us at once: someone else may be signed in to your account.';

/** To the old address. Names the new one, so that the owner can tell a typo from a theft. */
export async function writeMovedAwayMail(siteUrl: string, newEmail: string | undefined): Promise<CodeMail> {
  return {
    kind: 'auth-email-changed',
    subject: 'Your account has moved to another e-mail address – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your account has a new e-mail address"
        text={`You now sign in with ${newEmail ?? 'it'}. This address no longer opens your account. Mails about your account and your claims no longer come here.`}
        reason="You get this mail because this was the address of a Plainclaim account."
        otherwise={someoneElse}
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/contact`}>Contact us</MailButton>
      </AuthMail>,
    ),
  };
}

/** To the new address. Leaves out the old one: the new mailbox may belong to a stranger. */
export async function writeMovedHereMail(siteUrl: string): Promise<CodeMail> {
  return {
    kind: 'auth-email-changed',
    subject: 'This is now the e-mail address of your account – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your account has this address now"
        text="From now on you sign in with this address, and mails about your account and your claims come here. A claim for which you gave us a different address keeps it."
        reason="A Plainclaim account was moved to this address."
        otherwise="If you have no account at Plainclaim, write to us on our contact page."
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
      </AuthMail>,
    ),
  };
}

/** The number itself is left out of the mail. */
export async function writePhoneChangedMail(siteUrl: string): Promise<CodeMail> {
  return {
    kind: 'auth-phone-changed',
    subject: 'The phone number of your account was changed – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your account has another phone number"
        text="Codes by text go to it from now on, and it can sign in to your account."
        reason="You get this mail whenever the phone number of your account changes."
        otherwise={someoneElse}
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
      </AuthMail>,
    ),
  };
}
