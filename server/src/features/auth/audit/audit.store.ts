import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authAudit } from './audit.tables.ts';

/** Codes that are mailed to the account's address, or to the one it moves to. */
const mailedKinds = ['signup', 'magiclink', 'invite', 'recovery', 'email_change_new'];

/**
 * Whether the account's current mailbox was proven: a mailed link or code was used since the account has this
 * address. Sign-up proves nothing, because any address can be typed. After a change with a service key,
 * earlier proofs may be for another address.
 */
export async function hasProvenMailbox(executor: Executor, userId: string): Promise<boolean> {
  const { rows } = await executor.execute<{ proven: boolean | null }>(sql`
    select
      (select max(at) from ${authAudit} where user_id = ${userId} and action = 'code-redeemed'
        and details ->> 'kind' in (${sql.join(
          mailedKinds.map((kind) => sql`${kind}`),
          sql`, `,
        )}))
      >= coalesce(
        (select max(at) from ${authAudit} where user_id = ${userId} and action in ('email-changed', 'service-act')),
        '-infinity') as proven`);
  return rows[0]?.proven === true;
}

/** Acts on accounts by admins, operators and service keys. */
export const actsRetainedLonger = ['admin-act', 'service-act', 'account-deleted', 'role-granted'] as const;

export type AuditRetention = { readonly signInsBefore: Date; readonly actsBefore: Date };

/** Deletes records past their retention; the database refuses to delete younger ones. */
export async function forgetAudit(
  executor: Executor,
  { signInsBefore, actsBefore }: AuditRetention,
): Promise<void> {
  const retainedLonger = [...actsRetainedLonger];
  await executor
    .delete(authAudit)
    .where(and(lt(authAudit.at, signInsBefore), notInArray(authAudit.action, retainedLonger)));
  await executor
    .delete(authAudit)
    .where(and(lt(authAudit.at, actsBefore), inArray(authAudit.action, retainedLonger)));
}

/** Acts by this user, and by admins on this account. */
export const auditOfPerson = (userId: string) =>
  sql`(${eq(authAudit.userId, userId)} or (${authAudit.details} ->> 'person_id') = ${userId})`;
