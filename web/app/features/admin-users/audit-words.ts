import { isRole } from '@plainclaim/domain/accounts/roles';
import type { IconName } from '../../art/icon.tsx';
import { roleNames } from './act-words.ts';
import type { AuditEntry } from './api/people-api.ts';

const titles: Readonly<Record<string, { readonly title: string; readonly icon: IconName }>> = {
  'signed-up': { title: 'Signed up', icon: 'user' },
  'signed-in': { title: 'Signed in', icon: 'arrow-right' },
  'sign-in-refused': { title: 'Sign-in refused', icon: 'circle-alert' },
  'signed-out': { title: 'Signed out', icon: 'arrow-left' },
  'code-sent': { title: 'Link or code sent by mail', icon: 'mail' },
  'code-redeemed': { title: 'Link or code used', icon: 'mail-check' },
  'password-changed': { title: 'Password changed', icon: 'lock' },
  'email-changed': { title: 'E-mail address changed', icon: 'mail' },
  'metadata-changed': { title: 'Account details changed', icon: 'pencil' },
  'identity-linked': { title: 'New way to sign in', icon: 'lock' },
  'identity-removed': { title: 'Way to sign in removed', icon: 'lock' },
  'factor-enrolled': { title: 'Authenticator app added', icon: 'lock' },
  'factor-verified': { title: 'Authenticator app used', icon: 'lock' },
  'factor-removed': { title: 'Authenticator app removed', icon: 'lock' },
  'second-step-refused': { title: 'Wrong authenticator code', icon: 'circle-alert' },
  'refresh-token-reused': { title: 'A stolen session may have been used; it was ended', icon: 'alert' },
  'session-confirmed': { title: 'Confirmed again that it is them', icon: 'check' },
  'confirmation-refused': { title: 'Wrong password or code when asked again', icon: 'circle-alert' },
  'data-downloaded': { title: 'Downloaded their data', icon: 'download' },
  'mail-choice-changed': { title: 'Changed which mails they want', icon: 'mail' },
  'account-deleted': { title: 'Deleted their account', icon: 'user' },
  'role-granted': { title: 'Role given at the server', icon: 'user' },
  'role-changed': { title: 'Role changed', icon: 'user' },
  'person-blocked': { title: 'Blocked', icon: 'lock' },
  'person-unblocked': { title: 'Unblocked', icon: 'check' },
  'payout-paid': { title: 'Payout marked as paid', icon: 'pound' },
  'payout-failed': { title: 'Payout marked as failed', icon: 'circle-x' },
  'payout-due': { title: 'Payout due again', icon: 'pound' },
  'payout-taken-back': { title: 'Mark on a payout taken back', icon: 'circle-x' },
  'person-signed-out': { title: 'Signed out everywhere', icon: 'arrow-left' },
};

/** An unlisted name is shown readably: 'note-added' becomes 'Note added'. */
export function entryTitle({ what }: Pick<AuditEntry, 'what'>): { title: string; icon: IconName } {
  return titles[what] ?? { title: capitalised(what.replaceAll('-', ' ')), icon: 'info' };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The values before and after, if they are of use to a reader. */
export function entryDetail({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | undefined {
  const from = before.role;
  const to = after.role;
  if (isRole(from) && isRole(to)) return `${roleNames[from]} → ${roleNames[to]}`;
  const reason = typeof after.reason === 'string' ? `Reason: ${after.reason}` : undefined;
  if (typeof before.status === 'string' && typeof after.status === 'string') {
    const change = `${capitalised(before.status)} → ${capitalised(after.status)}`;
    return reason ? `${change}. ${reason}` : change;
  }
  if (reason) return reason;
  if (typeof before.sessions === 'number')
    return `${before.sessions} ${before.sessions === 1 ? 'session' : 'sessions'} ended`;
  return undefined;
}
