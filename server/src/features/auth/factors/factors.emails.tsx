import { MailButton } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';

const words = {
  added: {
    subject: 'A second step was added to your account',
    text: 'From now on a code is asked for at every sign-in, after the first step.',
    otherwise: 'If that was not you, someone else is signed in to your account: write to us at once.',
  },
  removed: {
    subject: 'A second step was removed from your account',
    text: 'Its codes no longer count. Without another one, your first step alone signs you in.',
    otherwise: 'If that was not you, set a new password now: someone else may be signed in to your account.',
  },
  'backup-codes': {
    subject: 'New backup codes were made for your account',
    text: 'Each of the ten new codes takes your second step once. Older backup codes no longer work.',
    otherwise: 'If that was not you, set a new password now: someone else may be signed in to your account.',
  },
} as const;

export type FactorChange = keyof typeof words;

/** Tells the owner that a second step was added or removed, or that backup codes were made. */
export async function writeFactorMail(siteUrl: string, change: FactorChange): Promise<CodeMail> {
  const { subject, text, otherwise } = words[change];
  return {
    kind: `auth-factor-${change}`,
    subject: `${subject} – Plainclaim`,
    body: await renderMail(
      <AuthMail
        heading={subject}
        text={text}
        reason="You get this mail whenever the second steps of your account change."
        otherwise={otherwise}
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/profile`}>Look at your profile</MailButton>
      </AuthMail>,
    ),
  };
}
