import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { type SolicitorStatus, solicitorStatuses } from '@plainclaim/domain/solicitors/approval';
import { and, arrayContains, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { solicitorProfiles } from './profiles.tables.ts';

export type SolicitorRow = typeof solicitorProfiles.$inferSelect;

export type SolicitorChanges = Partial<Omit<SolicitorRow, 'userId' | 'createdAt' | 'updatedAt'>>;

export async function solicitorById(executor: Executor, userId: string): Promise<SolicitorRow | undefined> {
  const [row] = await executor.select().from(solicitorProfiles).where(eq(solicitorProfiles.userId, userId));
  return row;
}

export async function lockSolicitor(tx: Tx, userId: string): Promise<SolicitorRow | undefined> {
  const [row] = await tx
    .select()
    .from(solicitorProfiles)
    .where(eq(solicitorProfiles.userId, userId))
    .for('update');
  return row;
}

export async function updateSolicitor(
  tx: Tx,
  userId: string,
  changes: SolicitorChanges,
  now: Date,
): Promise<SolicitorRow> {
  const [row] = await tx
    .update(solicitorProfiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(solicitorProfiles.userId, userId))
    .returning();
  if (!row) throw new Error('there is no such solicitor');
  return row;
}

/** Approved solicitors who take such cases in that jurisdiction. */
export async function approvedSolicitorsFor(
  executor: Executor,
  { jurisdiction, issueType }: { readonly jurisdiction: Jurisdiction; readonly issueType: IssueType },
): Promise<SolicitorRow[]> {
  return await executor
    .select()
    .from(solicitorProfiles)
    .where(
      and(
        eq(solicitorProfiles.status, 'approved'),
        arrayContains(solicitorProfiles.jurisdictions, [jurisdiction]),
        arrayContains(solicitorProfiles.practiceAreas, [issueType]),
      ),
    )
    .orderBy(asc(solicitorProfiles.userId));
}

/** Newest first, as the screens show them: the longest-waiting registration is last. */
export async function listSolicitorRows(
  executor: Executor,
  { status, search }: { readonly status: SolicitorStatus; readonly search: string },
  limit: number,
  after: Position | undefined,
): Promise<SolicitorRow[]> {
  const { createdAt, userId } = solicitorProfiles;
  return await executor
    .select()
    .from(solicitorProfiles)
    .where(
      and(
        eq(solicitorProfiles.status, status),
        ...wordsOf(search).map(isAnywhere),
        after && sql`(${createdAt}, ${userId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(userId))
    .limit(limit);
}

const wordsOf = (search: string): readonly string[] => search.split(/\s+/).filter((word) => word !== '');

/** So few solicitors register that scanning those of one status needs no further index. */
function isAnywhere(word: string): SQL {
  const { fullName, firmName, email, postcode, regulatorNumbers } = solicitorProfiles;
  return sql`strpos(lower(concat_ws(' ', ${fullName}, ${firmName}, ${email}, ${postcode}, ${regulatorNumbers}::text)), lower(${word})) > 0`;
}

export async function countSolicitors(executor: Executor): Promise<Record<SolicitorStatus, number>> {
  const rows = await executor
    .select({ status: solicitorProfiles.status, number: count() })
    .from(solicitorProfiles)
    .groupBy(solicitorProfiles.status);
  const found = new Map(rows.map(({ status, number }) => [status, number]));
  return Object.fromEntries(solicitorStatuses.map((one) => [one, found.get(one) ?? 0])) as Record<
    SolicitorStatus,
    number
  >;
}

/** Changes when a solicitor registers, changes their numbers or is decided on (see `changes`). */
export const solicitorsMark: SQL = sql`
  select string_agg(concat(user_id, status, updated_at, regulator_numbers), ',') from (
    select user_id, status, updated_at, regulator_numbers from ${solicitorProfiles}
    order by updated_at desc, user_id desc limit 32
  ) as newest`;
