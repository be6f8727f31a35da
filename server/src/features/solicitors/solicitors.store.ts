import type { OpenSearch } from '@plainclaim/domain/claims/next-step';
import type { ReferralStatus } from '@plainclaim/domain/solicitors/referrals';
import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { caseMessages, referrals, solicitorSearches } from './solicitors.tables.ts';

export type SearchRow = typeof solicitorSearches.$inferSelect;
export type ReferralRow = typeof referrals.$inferSelect;
export type MessageRow = typeof caseMessages.$inferSelect;

const live: ReferralStatus[] = ['pending', 'accepted', 'in-progress'];

export async function insertSearch(
  tx: Tx,
  search: typeof solicitorSearches.$inferInsert,
): Promise<SearchRow> {
  const [row] = await tx.insert(solicitorSearches).values(search).returning();
  if (!row) throw new Error('the search was not stored');
  return row;
}

export async function updateSearch(
  tx: Tx,
  id: string,
  changes: Pick<SearchRow, 'status'> & Partial<Pick<SearchRow, 'closedAt'>>,
): Promise<void> {
  await tx.update(solicitorSearches).set(changes).where(eq(solicitorSearches.id, id));
}

export async function newestSearchOf(executor: Executor, claimId: string): Promise<SearchRow | undefined> {
  const [row] = await executor
    .select()
    .from(solicitorSearches)
    .where(eq(solicitorSearches.claimId, claimId))
    .orderBy(desc(solicitorSearches.consentedAt), sql`${solicitorSearches.closedAt} desc nulls first`)
    .limit(1);
  return row;
}

/** Newest first. */
export async function searchesOf(executor: Executor, claimId: string): Promise<SearchRow[]> {
  return await executor
    .select()
    .from(solicitorSearches)
    .where(eq(solicitorSearches.claimId, claimId))
    .orderBy(desc(solicitorSearches.consentedAt), sql`${solicitorSearches.closedAt} desc nulls first`);
}

export async function openSearchOf(executor: Executor, claimId: string): Promise<SearchRow | undefined> {
  const [row] = await executor
    .select()
    .from(solicitorSearches)
    .where(
      and(eq(solicitorSearches.claimId, claimId), inArray(solicitorSearches.status, ['asking', 'placed'])),
    );
  return row;
}

/** Which of these claims have an open search, and whether a solicitor took the case on. */
export async function openSearchesOf(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, OpenSearch>> {
  if (claimIds.length === 0) return new Map();
  const { claimId, status } = solicitorSearches;
  const open = prepared(executor, 'open_searches', (name) =>
    executor
      .select({ claimId, status })
      .from(solicitorSearches)
      .where(and(isOneOf(claimId, 'claimIds'), inArray(status, ['asking', 'placed'])))
      .prepare(name),
  );
  const rows = await open.execute({ claimIds });
  return new Map(rows.map((row) => [row.claimId, row.status as OpenSearch]));
}

type SearchesSoFar = { readonly hasOpenReferral: boolean; readonly completedAt: Date | null };

/** Whether a search is open, and when the last one was completed. */
export async function searchesSoFar(executor: Executor, claimId: string): Promise<SearchesSoFar> {
  const { closedAt, status } = solicitorSearches;
  const [row] = await executor
    .select({
      open: sql<number>`count(*) filter (where ${status} in ('asking', 'placed'))::int`,
      completedAt: sql`max(${closedAt}) filter (where ${status} = 'completed')`.mapWith(closedAt),
    })
    .from(solicitorSearches)
    .where(eq(solicitorSearches.claimId, claimId));
  return { hasOpenReferral: (row?.open ?? 0) > 0, completedAt: row?.completedAt ?? null };
}

export async function searchById(executor: Executor, id: string): Promise<SearchRow> {
  const [row] = await executor.select().from(solicitorSearches).where(eq(solicitorSearches.id, id));
  if (!row) throw new Error('a referral without its search');
  return row;
}

export async function insertReferral(tx: Tx, referral: typeof referrals.$inferInsert): Promise<ReferralRow> {
  const [row] = await tx.insert(referrals).values(referral).returning();
  if (!row) throw new Error('the referral was not stored');
  return row;
}

export async function updateReferral(
  tx: Tx,
  id: string,
  changes: Partial<Pick<ReferralRow, 'status' | 'declineReason' | 'answeredAt' | 'startedAt' | 'endedAt'>>,
): Promise<ReferralRow> {
  const [row] = await tx.update(referrals).set(changes).where(eq(referrals.id, id)).returning();
  if (!row) throw new Error('there is no such referral');
  return row;
}

export async function referralById(executor: Executor, id: string): Promise<ReferralRow | undefined> {
  const [row] = await executor.select().from(referrals).where(eq(referrals.id, id));
  return row;
}

/** In the order they were asked. */
export async function referralsOfSearch(executor: Executor, searchId: string): Promise<ReferralRow[]> {
  return await executor
    .select()
    .from(referrals)
    .where(eq(referrals.searchId, searchId))
    .orderBy(asc(referrals.position));
}

export async function liveReferralOf(executor: Executor, searchId: string): Promise<ReferralRow | undefined> {
  const [row] = await executor
    .select()
    .from(referrals)
    .where(and(eq(referrals.searchId, searchId), inArray(referrals.status, live)));
  return row;
}

/** Solicitors who may open this claim's case file. */
export async function solicitorsWithAccess(
  executor: Executor,
  claimId: string,
  givingAccess: readonly ReferralStatus[],
): Promise<string[]> {
  const rows = await executor
    .select({ solicitorId: referrals.solicitorId })
    .from(referrals)
    .where(and(eq(referrals.claimId, claimId), inArray(referrals.status, [...givingAccess])));
  return rows.map(({ solicitorId }) => solicitorId);
}

export type Workload = { readonly openCases: number; readonly answered: number; readonly accepted: number };

/** Open cases and past answers of these solicitors. */
export async function workloadsOf(
  executor: Executor,
  solicitorIds: readonly string[],
): Promise<ReadonlyMap<string, Workload>> {
  if (solicitorIds.length === 0) return new Map();
  const { solicitorId, status } = referrals;
  const number = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await executor
    .select({
      solicitorId,
      openCases: number(sql`${status} in ('pending', 'accepted', 'in-progress')`),
      answered: number(sql`${status} in ('accepted', 'in-progress', 'completed', 'declined', 'expired')`),
      accepted: number(sql`${status} in ('accepted', 'in-progress', 'completed')`),
    })
    .from(referrals)
    .where(inArray(solicitorId, [...solicitorIds]))
    .groupBy(solicitorId);
  return new Map(rows.map(({ solicitorId: id, ...load }) => [id, load]));
}

export async function referralsDue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.status, 'pending'), lte(referrals.dueAt, now)))
    .orderBy(asc(referrals.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Cases that wait for this solicitor's answer or that they took on, oldest first. */
export const liveReferralsWithClaims = (executor: Executor, solicitorId: string) =>
  executor
    .select({ id: referrals.id, claimId: referrals.claimId, status: referrals.status })
    .from(referrals)
    .where(and(eq(referrals.solicitorId, solicitorId), inArray(referrals.status, live)))
    .orderBy(asc(referrals.askedAt), asc(referrals.id));

export async function liveReferralsOf(executor: Executor, solicitorId: string): Promise<string[]> {
  return (await liveReferralsWithClaims(executor, solicitorId)).map(({ id }) => id);
}

/** Newest first. */
export async function listReferrals(
  executor: Executor,
  solicitorId: string,
  statuses: readonly ReferralStatus[],
  limit: number,
  after: Position | undefined,
): Promise<ReferralRow[]> {
  const { askedAt, id } = referrals;
  return await executor
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.solicitorId, solicitorId),
        inArray(referrals.status, [...statuses]),
        after && sql`(${askedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(limit);
}

/** Referrals that a solicitor lost, latest first. */
export async function referralsLost(
  executor: Executor,
  solicitorId: string,
  { statuses, since, limit }: { statuses: readonly ReferralStatus[]; since: Date; limit: number },
): Promise<ReferralRow[]> {
  return await executor
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.solicitorId, solicitorId),
        inArray(referrals.status, [...statuses]),
        gte(referrals.endedAt, since),
      ),
    )
    .orderBy(desc(referrals.endedAt), desc(referrals.id))
    .limit(limit);
}

export async function countReferrals(
  executor: Executor,
  solicitorId: string,
): Promise<ReadonlyMap<ReferralStatus, number>> {
  const rows = await executor
    .select({ status: referrals.status, number: count() })
    .from(referrals)
    .where(eq(referrals.solicitorId, solicitorId))
    .groupBy(referrals.status);
  return new Map(rows.map(({ status, number }) => [status, number]));
}

export async function claimIdsOf(
  executor: Executor,
  solicitorId: string,
  statuses: readonly ReferralStatus[],
): Promise<string[]> {
  const rows = await executor
    .select({ claimId: referrals.claimId })
    .from(referrals)
    .where(and(eq(referrals.solicitorId, solicitorId), inArray(referrals.status, [...statuses])));
  return rows.map(({ claimId }) => claimId);
}

export async function insertMessage(tx: Tx, message: typeof caseMessages.$inferInsert): Promise<MessageRow> {
  const [row] = await tx.insert(caseMessages).values(message).returning();
  if (!row) throw new Error('the message was not stored');
  return row;
}

/** Oldest first, in reading order. */
export async function messagesOfReferral(executor: Executor, referralId: string): Promise<MessageRow[]> {
  return await executor
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.referralId, referralId))
    .orderBy(asc(caseMessages.createdAt), asc(caseMessages.id));
}
