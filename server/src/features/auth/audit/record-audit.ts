import type { Executor } from '../../../platform/db/db.ts';
import type { Metadata } from '../metadata.ts';
import { authAudit } from './audit.tables.ts';

export type AuditAction =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'refresh-token-reused'
  | 'code-sent'
  | 'code-redeemed'
  | 'mailbox-proven'
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'metadata-changed'
  | 'identity-linked'
  | 'identity-removed'
  | 'factor-enrolled'
  | 'factor-verified'
  | 'factor-removed'
  | 'second-step-refused'
  | 'backup-codes-made'
  | 'backup-code-used'
  | 'role-granted'
  | 'payout-details-changed'
  | 'confirmation-refused'
  | 'session-confirmed'
  | 'data-downloaded'
  | 'mail-choice-changed'
  | 'account-deleted'
  | 'blog-changed'
  | 'admin-act'
  | 'service-act';

export type AuditEntry = {
  readonly action: AuditAction;
  readonly userId: string | null;
  readonly address: string;
  readonly at: Date;
  /** Never secrets, and no more personal data than the act needs. */
  readonly details?: Metadata;
};

export async function recordAudit(executor: Executor, { details, ...entry }: AuditEntry): Promise<void> {
  await executor.insert(authAudit).values({ ...entry, details: details ?? {} });
}
