import type { Role } from '@plainclaim/domain/accounts/roles';
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../../http/paging.ts';
import { advisoryLocks } from '../../../platform/db/advisory-locks.ts';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { authAudit } from '../audit/audit.tables.ts';
import { authFactors } from '../factors/factors.tables.ts';
import type { SessionBounds } from '../sessions/session-life.ts';
import { authSessions } from '../sessions/sessions.tables.ts';
import { authUsers, personWords, roleInWords } from '../users/users.tables.ts';

/** Columns of the list. Neither the password hash nor the rest of the metadata is read. */
const rowColumns = {
  id: authUsers.id,
  email: authUsers.email,
  fullName: sql<string | null>`${authUsers.userMetadata} ->> 'full_name'`,
  firstName: sql<string | null>`${authUsers.userMetadata} ->> 'first_name'`,
  lastName: sql<string | null>`${authUsers.userMetadata} ->> 'last_name'`,
  appMetadata: authUsers.appMetadata,
  createdAt: authUsers.createdAt,
  lastSignInAt: authUsers.lastSignInAt,
  bannedUntil: authUsers.bannedUntil,
  hasSecondStep: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
};

export type PersonRow = Awaited<ReturnType<typeof listedPeople>>[number];

export type ListedPeople = {
  /** The search text: all of its words must match. */
  readonly search: string | undefined;
  /** Restricts the list to these users, found by `idsWithWords`. */
  readonly among: readonly string[] | undefined;
  readonly role: Role | undefined;
  /** Only accounts that are banned at this time. */
  readonly blockedAt: Date | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
};

/** Newest first. Each combination of filters has an index in this order. */
export async function listedPeople(executor: Executor, asked: ListedPeople) {
  return await executor
    .select(rowColumns)
    .from(authUsers)
    .where(
      and(
        isNull(authUsers.deletedAt),
        asked.among && inArray(authUsers.id, [...asked.among]),
        asked.role && sql`${roleInWords(authUsers.appMetadata)} = ${asked.role}`,
        asked.blockedAt && gt(authUsers.bannedUntil, asked.blockedAt),
        asked.among || asked.search === undefined ? undefined : hasWords(asked.search),
        asked.after &&
          sql`(${authUsers.createdAt}, ${authUsers.id}) < (${asked.after.at.toISOString()}::timestamptz, ${asked.after.id}::uuid)`,
      ),
    )
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(asked.limit);
}

/**
 * Ids of users who match the search, unordered. PostgreSQL cannot estimate how rare a prefix is and assumes
 * it is common: with an order it would scan all users, newest first, to find one. Without an order the index
 * of the words is the cheapest plan, however rare or common the prefix is.
 */
export async function idsWithWords(executor: Executor, search: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(hasWords(search))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Matches prefixes of words in addresses and names, in any order. */
function hasWords(search: string): SQL {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`${personWords(authUsers.email, authUsers.userMetadata)} @@ to_tsquery('simple', ${query})`;
}

export async function personRow(executor: Executor, id: string): Promise<PersonRow | undefined> {
  const [row] = await executor
    .select(rowColumns)
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isNull(authUsers.deletedAt)));
  return row;
}

/** Serialises admins' acts on accounts until this transaction ends. Taken before any row lock. */
export async function lockPeopleActs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.peopleActs})`);
}

/** Admins who can sign in, apart from this person. */
export async function countOtherAdmins(executor: Executor, personId: string, now: Date): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(authUsers)
    .where(
      and(
        sql`${roleInWords(authUsers.appMetadata)} = 'admin'`,
        ne(authUsers.id, personId),
        sql`(${authUsers.bannedUntil} is null or ${authUsers.bannedUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    );
  return row?.count ?? 0;
}

export async function countLiveSessions(
  executor: Executor,
  userId: string,
  { usedSince, begunSince }: SessionBounds,
): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        isNull(authSessions.endedAt),
        gt(authSessions.refreshedAt, usedSince),
        gt(authSessions.createdAt, begunSince),
      ),
    );
  return row?.count ?? 0;
}

const auditColumns = {
  id: authAudit.id,
  at: authAudit.at,
  action: authAudit.action,
  address: authAudit.address,
  details: authAudit.details,
  userId: authAudit.userId,
  email: authUsers.email,
};

export type AuditRow = Awaited<ReturnType<typeof auditOf>>[number];

/** What this person did, newest first. */
export const auditOf = (executor: Executor, userId: string, limit: number) =>
  executor
    .select(auditColumns)
    .from(authAudit)
    .leftJoin(authUsers, eq(authUsers.id, authAudit.userId))
    .where(eq(authAudit.userId, userId))
    .orderBy(desc(authAudit.at), desc(authAudit.id))
    .limit(limit);

/** What admins did to this person, newest first. */
export const auditAbout = (executor: Executor, personId: string, limit: number) =>
  executor
    .select(auditColumns)
    .from(authAudit)
    .leftJoin(authUsers, eq(authUsers.id, authAudit.userId))
    .where(sql`(${authAudit.details} ->> 'person_id') = ${personId}`)
    .orderBy(desc(authAudit.at), desc(authAudit.id))
    .limit(limit);
