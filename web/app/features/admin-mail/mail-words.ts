import { mailWaitWords } from '@plainclaim/domain/notices/mail-wait';
import { groupDigits } from '@plainclaim/domain/shared/digits';
import type { Mail, MailCounts } from './api/outbox-api.ts';

const kinds: Readonly<Record<string, string>> = {
  'letter-before-action': 'Letter Before Action',
  'letter-to-deliver': 'Letter to be delivered another way',
  'claim-confirmation': 'Claim confirmation',
  'claim-deadline-passed': 'No reply by the deadline',
  'claim-time-runs-out': 'Time to go to court runs out',
  'claim-mail-failed': 'Failed mail, to the claimant',
  'claim-mail-failed-team': 'Failed mail, to the team',
  'auth-recovery': 'Link to set a password',
  'auth-magiclink': 'Link to sign in',
  'auth-signup': 'Confirmation of an address',
  'auth-reauthentication': 'Code to confirm who it is',
  'auth-mailbox': 'Code to confirm the address',
  'auth-address-proven': 'Address proven, what was set before removed',
  'auth-email-change-current': 'Change of address, to the old one',
  'auth-email-change-new': 'Change of address, to the new one',
  'auth-role-granted': 'New role, with a link',
  'auth-password-changed': 'Password changed',
  'auth-identity-linked': 'New way to sign in',
  'auth-identity-removed': 'Way to sign in removed',
  'auth-factor-added': 'Second step added',
  'auth-factor-removed': 'Second step removed',
};

/** An unlisted kind is shown readably: 'reply-to-team' becomes 'Reply to team'. */
export function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return kinds[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** 12, or 10,000+ where the server stopped counting. */
export const countWords = ({ count, is_more }: MailCounts['sent']): string =>
  `${groupDigits(count)}${is_more ? '+' : ''}`;

export const triesWords = (attempts: number): string =>
  attempts === 0 ? 'Not tried yet' : attempts === 1 ? '1 try' : `${attempts} tries`;

export const waitWords = ({ why, until }: NonNullable<Mail['waits']>): string =>
  mailWaitWords({ why, until: new Date(until) });

export function retriedWords({ queued, is_more }: { queued: number; is_more: boolean }): string {
  if (queued === 0) return 'No mail was left to send again.';
  const mails = `${groupDigits(queued)} ${queued === 1 ? 'mail is' : 'mails are'}`;
  return `${mails} queued again.${is_more ? ' There are more: press again for the rest.' : ''}`;
}

/** Claims are referred to by the start of their id. */
export const claimReference = (id: string): string => id.slice(0, 8);
