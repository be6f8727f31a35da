import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { authIdentities, authUsers } from './users.tables.ts';

export type UserRow = typeof authUsers.$inferSelect;
export type NewUserRow = typeof authUsers.$inferInsert;
export type IdentityRow = typeof authIdentities.$inferSelect;

/** The empty row of a deleted account must not be found. */
const someone = (id: string) => and(eq(authUsers.id, id), isNull(authUsers.deletedAt));

export async function userById(executor: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(authUsers).where(someone(id));
  return row;
}

export async function userByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await prepared(executor, 'user_by_email', (name) =>
    executor
      .select()
      .from(authUsers)
      .where(eq(authUsers.email, sql.placeholder('email')))
      .prepare(name),
  ).execute({ email });
  return row;
}

export async function userByPhone(executor: Executor, phone: string): Promise<UserRow | undefined> {
  const [row] = await prepared(executor, 'user_by_phone', (name) =>
    executor
      .select()
      .from(authUsers)
      .where(eq(authUsers.phone, sql.placeholder('phone')))
      .prepare(name),
  ).execute({ phone });
  return row;
}

/** Serialises changes of an account. Lock it before any other row of it, against deadlocks. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(authUsers).where(someone(id)).for('no key update');
  return row;
}

/** Also blocks new rows that reference the account until this transaction ends (see migration 0020). */
export async function lockUserWhole(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(authUsers).where(someone(id)).for('update');
  return row;
}

/** Finds and locks: of two requests that take over one unconfirmed account, the second must see the first. */
export async function lockByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const found = await userByEmail(tx, email);
  return found && (await lockUser(tx, found.id));
}

export async function lockByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const found = await userByPhone(tx, phone);
  return found && (await lockUser(tx, found.id));
}

/**
 * Does what deleting the account would do to rows that reference it: cascades, or sets the reference to null.
 * Read from the catalogue, so that a new table is included.
 */
export async function releaseRowsOf(tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; act: 'c' | 'n' }>(sql`
    select conrelid::regclass::text as "table", attname as "column", confdeltype as act
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'auth_users'::regclass and confdeltype in ('c', 'n') and cardinality(conkey) = 1
    order by 1, 2`);
  for (const { table, column, act } of rows) {
    const mine = sql`${sql.identifier(column)} = ${userId}`;
    if (act === 'c') await tx.execute(sql`delete from ${sql.identifier(table)} where ${mine}`);
    else
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${mine}`,
      );
  }
}

/** Undefined when the address or the number is taken. */
export async function insertUser(tx: Tx, row: NewUserRow): Promise<UserRow | undefined> {
  const [added] = await tx.insert(authUsers).values(row).onConflictDoNothing().returning();
  return added;
}

export async function updateUser(
  tx: Tx,
  id: string,
  changes: Partial<NewUserRow>,
  now: Date,
): Promise<UserRow> {
  const [row] = await tx
    .update(authUsers)
    .set({ ...changes, updatedAt: now })
    .where(eq(authUsers.id, id))
    .returning();
  if (!row) throw new Error('the account is gone');
  return row;
}

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23505';

export const identitiesOf = (executor: Executor, userId: string): Promise<IdentityRow[]> =>
  prepared(executor, 'identities_of', (name) =>
    executor
      .select()
      .from(authIdentities)
      .where(eq(authIdentities.userId, sql.placeholder('userId')))
      .orderBy(asc(authIdentities.createdAt), asc(authIdentities.id))
      .prepare(name),
  ).execute({ userId });

/** The identity of this subject at the provider, if it has signed in before. */
export async function identityOf(
  executor: Executor,
  provider: string,
  providerId: string,
): Promise<IdentityRow | undefined> {
  const [row] = await executor
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, providerId)));
  return row;
}

/** Upserts: one identity per provider and subject. */
export async function saveIdentity(tx: Tx, row: typeof authIdentities.$inferInsert): Promise<void> {
  const { data, updatedAt, lastSignInAt } = row;
  await tx
    .insert(authIdentities)
    .values(row)
    .onConflictDoUpdate({
      target: [authIdentities.provider, authIdentities.providerId],
      set: { data, updatedAt, ...(lastSignInAt && { lastSignInAt }) },
    });
}

/** Throws a unique violation when an account already has the identity. */
export async function insertIdentity(tx: Tx, row: typeof authIdentities.$inferInsert): Promise<void> {
  await tx.insert(authIdentities).values(row);
}

export async function markIdentityUsed(tx: Tx, userId: string, provider: string, at: Date): Promise<void> {
  await tx
    .update(authIdentities)
    .set({ lastSignInAt: at })
    .where(and(eq(authIdentities.userId, userId), eq(authIdentities.provider, provider)));
}

/** Updates the identity with the provider's current claims. */
export async function refreshIdentity(
  tx: Tx,
  id: string,
  data: IdentityRow['data'],
  now: Date,
): Promise<void> {
  await tx
    .update(authIdentities)
    .set({ data, lastSignInAt: now, updatedAt: now })
    .where(eq(authIdentities.id, id));
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.delete(authIdentities).where(eq(authIdentities.id, id));
}
