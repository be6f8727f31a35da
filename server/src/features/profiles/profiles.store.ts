import type { Role } from '@plainclaim/domain/accounts/roles';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { adminProfiles, plaintiffProfiles, solicitorProfiles } from './profiles.tables.ts';

/** Testers have no table: their profile is stored with the account. */
export type RoleWithTable = Exclude<Role, 'tester'>;

type NewSolicitor = typeof solicitorProfiles.$inferInsert;
/** The columns that every role's table has. */
export type ContactRow = typeof plaintiffProfiles.$inferSelect;

const tables = { plaintiff: plaintiffProfiles, admin: adminProfiles, solicitor: solicitorProfiles };

export async function profileOf(
  executor: Executor,
  role: RoleWithTable,
  userId: string,
): Promise<ContactRow | undefined> {
  const table = tables[role];
  const profile = prepared(executor, `profile_of_${role}`, (name) =>
    executor
      .select()
      .from(table)
      .where(eq(table.userId, sql.placeholder('userId')))
      .prepare(name),
  );
  const [row] = await profile.execute({ userId });
  return row;
}

export async function hasProfile(executor: Executor, role: RoleWithTable, userId: string): Promise<boolean> {
  const table = tables[role];
  const found = await executor.select({ userId: table.userId }).from(table).where(eq(table.userId, userId));
  return found.length > 0;
}

/** Does nothing when the row exists, so that the repair at sign-in never overwrites the user's changes. */
export async function addProfile(
  executor: Executor,
  row: { role: 'plaintiff'; values: ContactRow } | { role: 'solicitor'; values: NewSolicitor },
): Promise<void> {
  if (row.role === 'solicitor') {
    await executor.insert(solicitorProfiles).values(row.values).onConflictDoNothing();
  } else {
    await executor.insert(plaintiffProfiles).values(row.values).onConflictDoNothing();
  }
}

/** Upserts the user's row. */
export async function putProfile(
  executor: Executor,
  role: RoleWithTable,
  row: ContactRow,
): Promise<ContactRow> {
  const { userId: _, createdAt: __, ...changes } = row;
  const table = tables[role];
  const [saved] = await executor
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: table.userId, set: changes })
    .returning();
  if (!saved) throw new Error('the profile was not stored');
  return saved;
}
