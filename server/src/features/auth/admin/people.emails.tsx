import type { Role } from '@plainclaim/domain/accounts/roles';
import { MailButton } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { AuthMail, type CodeMail } from '../auth.emails.tsx';

const called: Record<Role, string> = {
  plaintiff: 'a plaintiff',
  solicitor: 'a solicitor',
  admin: 'an admin',
  tester: 'a tester',
};

const allows: Record<Role, string> = {
  plaintiff: 'You can make claims of your own and follow them.',
  solicitor: 'Once your firm is approved, you can open claims that are referred to you.',
  admin: 'You can see every claim, answer for the platform and manage accounts.',
  tester: 'You can open the testing dashboard.',
};

const reason = 'You get this mail whenever an admin changes your account.';
const askUs = 'If you did not expect this, answer on our contact page.';

type Lost = {
  /** A solicitor's cases that went to others. */
  readonly lost: readonly string[];
};

const lostInWords = (lost: readonly string[]): string =>
  lost.length === 0
    ? ''
    : ` You no longer have ${lost.length === 1 ? 'this case' : 'these cases'}, and ${lost.length === 1 ? 'the client was' : 'the clients were'} told: ${lost.join('; ')}.`;

const noPassword =
  ' Your account has no password at present. To choose one, press “Forgot password” on the sign-in page: a link is sent to this address.';

export async function writeRoleChangedMail(
  { role, lost, hasPassword }: Lost & { readonly role: Role; readonly hasPassword: boolean },
  siteUrl: string,
): Promise<CodeMail> {
  return {
    kind: 'account-role-changed',
    subject: 'Your role has changed – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading={`You are now ${called[role]}`}
        text={`An admin of Plainclaim has changed your role. ${allows[role]}${lostInWords(lost)}${hasPassword ? '' : noPassword}`}
        reason={reason}
        otherwise={askUs}
        siteUrl={siteUrl}
      >
        <MailButton href={siteUrl}>Open Plainclaim</MailButton>
      </AuthMail>,
    ),
  };
}

/** The link opens the account, so admins cannot read mails of this kind (`accounts/secret-mail`). */
export async function writeRoleGrantedMail(
  { role, lost, link }: Lost & { readonly role: Role; readonly link: string },
  siteUrl: string,
): Promise<CodeMail> {
  return {
    kind: 'auth-role-granted',
    subject: 'You have been given a new role – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading={`You are now ${called[role]}`}
        text={`An admin of Plainclaim has given you a new role. ${allows[role]}${lostInWords(lost)} So that nobody else can use it, you were signed out everywhere, and your old password no longer works. Choose a new one within the hour; after that, “Forgot password” on the sign-in page sends you another link.`}
        reason={reason}
        otherwise={askUs}
        siteUrl={siteUrl}
      >
        <MailButton href={link}>Choose a new password</MailButton>
      </AuthMail>,
    ),
  };
}

const keptFor: Record<Role, string> = {
  plaintiff: ' Your claims and documents are kept as they are.',
  solicitor: '',
  admin: '',
  tester: '',
};

export async function writeBlockedMail(
  role: Role,
  lost: readonly string[],
  siteUrl: string,
): Promise<CodeMail> {
  return {
    kind: 'account-blocked',
    subject: 'Your account has been blocked – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your account has been blocked"
        text={`An admin of Plainclaim has blocked your account. You are signed out and cannot sign in for now.${keptFor[role]}${lostInWords(lost)}`}
        reason={reason}
        otherwise="If you think this is a mistake, write to us on our contact page."
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/contact`}>Contact us</MailButton>
      </AuthMail>,
    ),
  };
}

export async function writeUnblockedMail(siteUrl: string): Promise<CodeMail> {
  return {
    kind: 'account-unblocked',
    subject: 'Your account is open again – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your account is open again"
        text="An admin of Plainclaim has lifted the block on your account. You can sign in as before."
        reason={reason}
        otherwise={askUs}
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/signin`}>Sign in</MailButton>
      </AuthMail>,
    ),
  };
}
