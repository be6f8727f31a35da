import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import { MailButton } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';
import { removedWords } from '../mailbox/mailbox.emails.tsx';

const reason = 'You get this mail whenever the ways into your account change.';

export async function writeLinkedMail(
  siteUrl: string,
  name: string,
  how: 'linked' | { readonly cleared: readonly SetBeforeProof[] },
): Promise<CodeMail> {
  const isCleared = how !== 'linked';
  const text = isCleared
    ? `Nobody had shown before that this mailbox is theirs. ${removedWords(how.cleared)} You can set a new password at any time.`
    : `${name} was linked to your account. Nothing else has changed.`;
  return {
    kind: 'auth-identity-linked',
    subject: `You can now sign in with ${name} – Plainclaim`,
    body: await renderMail(
      <AuthMail
        heading={`You can now sign in with ${name}`}
        text={text}
        reason={reason}
        otherwise="If that was not you, set a new password now and unlink it in your profile."
        siteUrl={siteUrl}
      >
        {isCleared ? (
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
