import { needsMailboxProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { AuthKit } from '../auth-kit.ts';
import type { UserRow } from '../users/users.store.ts';

/** Whether features that require a proven mailbox are closed to this account. */
export const stillNeedsProof = (
  { settings }: Pick<AuthKit, 'settings'>,
  { email, emailProvenAt, isAnonymous }: Pick<UserRow, 'email' | 'emailProvenAt' | 'isAnonymous'>,
): boolean =>
  needsMailboxProof({
    isRequired: settings.mailboxProofRequired,
    isProven: emailProvenAt !== null,
    hasEmail: email !== null,
    isAnonymous,
  });
