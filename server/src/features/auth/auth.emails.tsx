import type { ReactNode } from 'react';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import type { MailedKind } from './codes/codes.tables.ts';

/** A mail without its recipient. */
export type CodeMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

type Words = {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** Label of the button; without it the mail has only the digits. */
  readonly button?: string;
  readonly reason: string;
  readonly otherwise: string;
};

const nothingHappens = 'If that was not you, leave this mail alone: nothing happens without it.';
const tellUs =
  'If that was not you, someone may know your password. Do not use this mail, and change your password.';

const words: Record<MailedKind, Words> = {
  signup: {
    subject: 'Confirm your e-mail address',
    heading: 'One step to your account',
    text: 'Confirm that this address is yours, and your Plainclaim account is ready.',
    button: 'Confirm my address',
    reason: 'Someone signed up to Plainclaim with this address.',
    otherwise: nothingHappens,
  },
  invite: {
    subject: 'You are invited to Plainclaim',
    heading: 'You are invited',
    text: 'An account was prepared for you. Open it with the button below.',
    button: 'Accept the invitation',
    reason: 'Someone invited this address to Plainclaim.',
    otherwise: nothingHappens,
  },
  magiclink: {
    subject: 'Your link to sign in',
    heading: 'Sign in to Plainclaim',
    text: 'This link signs you in, once. No password needed.',
    button: 'Sign in',
    reason: 'Someone asked for a sign-in link for this address.',
    otherwise: nothingHappens,
  },
  recovery: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: 'Forgotten passwords happen. Choose a new one with the button below.',
    button: 'Choose a new password',
    reason: 'Someone asked to reset the password of this address.',
    otherwise: `${nothingHappens} Your old password still works.`,
  },
  email_change_current: {
    subject: 'Confirm the change of your e-mail address',
    heading: 'Is this change yours?',
    text: 'Your account is about to move to another e-mail address. Both addresses have to agree.',
    button: 'Yes, change my address',
    reason: 'This is the current address of a Plainclaim account.',
    otherwise: tellUs,
  },
  email_change_new: {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new address',
    text: 'Confirm that this address is yours, so that your account can move to it.',
    button: 'Confirm this address',
    reason: 'Someone wants to use this address for a Plainclaim account.',
    otherwise: nothingHappens,
  },
  reauthentication: {
    subject: 'Your code',
    heading: 'Confirm that it is you',
    text: 'Type this code where Plainclaim asks for it. It works once, for ten minutes.',
    reason: 'Someone signed in to your account is about to change its password.',
    otherwise: tellUs,
  },
  mailbox: {
    subject: 'Your code to confirm this address',
    heading: 'Confirm that this mailbox is yours',
    text: 'Type this code where Plainclaim asks for it. It works once, for ten minutes, and you are asked only once.',
    reason:
      'Someone who is signed in to a Plainclaim account with this address is about to send a letter, or to change how the account is paid or protected.',
    otherwise:
      'If that was not you, give this code to nobody. Ask Plainclaim for a sign-in link instead: it makes the account yours and signs out whoever else uses it.',
  },
};

export type CodeMailProps = {
  readonly code: { readonly link: string; readonly digits: string };
  readonly siteUrl: string;
  /** The new address of the account. */
  readonly newEmail?: string | undefined;
};

export async function writeCodeMail(kind: MailedKind, props: CodeMailProps): Promise<CodeMail> {
  const { code, siteUrl, newEmail } = props;
  const { subject, heading, text, button, reason, otherwise } = words[kind];
  const facts = [
    ...(newEmail === undefined ? [] : [{ label: 'New address', value: newEmail }]),
    { label: button ? 'Or type this code' : 'Your code', value: code.digits },
  ];
  return {
    kind: `auth-${kind.replaceAll('_', '-')}`,
    subject: `${subject} – Plainclaim`,
    body: await renderMail(
      <AuthMail {...{ heading, text, reason, otherwise, siteUrl }}>
        {button && <MailButton href={code.link}>{button}</MailButton>}
        <MailFacts facts={facts} />
      </AuthMail>,
    ),
  };
}

export async function writePasswordChangedMail(siteUrl: string): Promise<CodeMail> {
  return {
    kind: 'auth-password-changed',
    subject: 'Your password was changed – Plainclaim',
    body: await renderMail(
      <AuthMail
        heading="Your password was changed"
        text="Every other device was signed out. Nothing else about your account has changed."
        reason="You get this mail whenever the password of your account changes."
        otherwise="If that was not you, set a new password now: whoever changed it can still sign in."
        siteUrl={siteUrl}
      >
        <MailButton href={`${siteUrl}/reset-password`}>Set a new password</MailButton>
      </AuthMail>,
    ),
  };
}

type AuthMailProps = {
  readonly heading: string;
  readonly text: string;
  readonly reason: string;
  readonly otherwise: string;
  readonly siteUrl: string;
  readonly children: ReactNode;
};

/** Layout of every mail about an account. */
export function AuthMail({ heading, text, reason, otherwise, siteUrl, children }: AuthMailProps) {
  return (
    <MailLayout preview={text} reason={reason} siteUrl={siteUrl}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{text}</MailText>
      {children}
      <MailText>{otherwise}</MailText>
    </MailLayout>
  );
}
