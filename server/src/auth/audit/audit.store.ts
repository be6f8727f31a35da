import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { authAudit } from './audit.tables.ts';

/** Codes that go to the mailbox of the account, or to the one that becomes it. */
const mailedKinds = ['signup', 'magiclink', 'invite', 'recovery', 'email_change_new'];

/**
 * Whether the account has shown that it reads its mailbox: a link or code that was mailed was used since the address
 * is this one. Signing up proves nothing, because anyone can type anyone's address; what an operator's program did to
 * the account may have been another address.
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

/** What was done to accounts by others than their owners. */
export const actsKeptLonger = ['admin-act', 'service-act', 'account-deleted', 'role-granted'] as const;

export type AuditKeeping = { readonly signInsBefore: Date; readonly actsBefore: Date };

/** Lets go of records that are old enough; the database refuses to let go of younger ones. */
export async function forgetAudit(
  executor: Executor,
  { signInsBefore, actsBefore }: AuditKeeping,
): Promise<void> {
  const kept = [...actsKeptLonger];
  await executor
    .delete(authAudit)
    .where(and(lt(authAudit.at, signInsBefore), notInArray(authAudit.action, kept)));
  await executor.delete(authAudit).where(and(lt(authAudit.at, actsBefore), inArray(authAudit.action, kept)));
}

/** What this person did, and what admins did to them. */
export const auditOfPerson = (userId: string) =>
  sql`(${eq(authAudit.userId, userId)} or (${authAudit.details} ->> 'person_id') = ${userId})`;
