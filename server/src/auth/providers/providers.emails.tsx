import { MailButton } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';

const reason = 'You get this mail whenever the ways into your account change.';

/** An account can be opened by a provider from now on. */
export async function writeLinkedMail(
  siteUrl: string,
  name: string,
  how: 'linked' | 'cleared',
): Promise<CodeMail> {
  const cleared = `Nobody had shown before that this mailbox is theirs, so everything else that opened the account is gone: its password, and every device that was signed in. You can set a new password at any time.`;
  return {
    kind: 'auth-identity-linked',
    subject: `You can now sign in with ${name} – Plainclaim`,
    body: await renderMail(
      <AuthMail
        heading={`You can now sign in with ${name}`}
        text={how === 'cleared' ? cleared : `${name} was linked to your account. Nothing else has changed.`}
        reason={reason}
        otherwise="If that was not you, set a new password now and unlink it in your profile."
        siteUrl={siteUrl}
      >
        {how === 'cleared' ? (
          <MailButton href={`${siteUrl}/reset-password`}>Set a password</MailButton>
        ) : (
          <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
        )}
      </AuthMail>,
    ),
  };
}

export async function writeUnlinkedMail(siteUrl: string, name: string): Promise<CodeMail> {
  return {
    kind: 'auth-identity-removed',
    subject: `${name} no longer opens your account – Plainclaim`,
    body: await renderMail(
      <AuthMail
        heading={`${name} no longer opens your account`}
        text={`${name} was unlinked from your account. You sign in by your other ways.`}
        reason={reason}
        otherwise="If that was not you, set a new password now: someone else may be signed in to your account."
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
      </AuthMail>,
    ),
  };
}
