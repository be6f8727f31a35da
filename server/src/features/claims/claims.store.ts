import type { ClaimStatus } from '@plainclaim/domain/claims/statuses';
import { decimalFromPence, type Pence } from '@plainclaim/domain/shared/money';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { matchesSearch } from './admin/matches-search.ts';
import { claimDocuments, legalClaims } from './claims.tables.ts';
import { claimFacts } from './facts/facts.tables.ts';
import { shownInstead } from './held-reply.ts';
import { deleteHoldsOf } from './holds/holds.store.ts';

export type ClaimRow = typeof legalClaims.$inferSelect;
export type NewClaim = typeof legalClaims.$inferInsert;
/** A claim's id for programs, and its reference for people. */
export type NamedClaim = Pick<ClaimRow, 'id' | 'shortReference'>;
export type ClaimToSend = NewClaim & NamedClaim;

export async function claimById(executor: Executor, id: string): Promise<ClaimRow | undefined> {
  const byId = prepared(executor, 'claim_by_id', (name) =>
    executor
      .select()
      .from(legalClaims)
      .where(eq(legalClaims.id, sql.placeholder('id')))
      .prepare(name),
  );
  const [row] = await byId.execute({ id });
  return row;
}

export async function claimsByIds(executor: Executor, ids: readonly string[]): Promise<ClaimRow[]> {
  if (ids.length === 0) return [];
  const byIds = prepared(executor, 'claims_by_ids', (name) =>
    executor.select().from(legalClaims).where(isOneOf(legalClaims.id, 'ids')).prepare(name),
  );
  return await byIds.execute({ ids });
}

/** A reference for a claim that was created without a draft. */
export async function drawShortReference(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ drawn: string }>(sql`select draw_short_reference() as drawn`);
  return rows[0]?.drawn ?? '';
}

/** Claim ids by short reference, without entries for unknown references. */
export async function claimIdsOfReferences(
  executor: Executor,
  shortReferences: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (shortReferences.length === 0) return new Map();
  const rows = await executor
    .select({ id: legalClaims.id, shortReference: legalClaims.shortReference })
    .from(legalClaims)
    .where(inArray(legalClaims.shortReference, [...shortReferences]));
  return new Map(rows.map(({ id, shortReference }) => [shortReference, id]));
}

/** A row lock: serialises acts on one claim. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx.select().from(legalClaims).where(eq(legalClaims.id, id)).for('update');
  return row;
}

export async function storeClaim(tx: Tx, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx.insert(legalClaims).values(claim).returning();
  if (!row) throw new Error('the claim was not stored');
  return row;
}

export type ClaimChanges = Partial<
  Pick<
    ClaimRow,
    | 'status'
    | 'generatedLetterContent'
    | 'letterDatedOn'
    | 'letterSentAt'
    | 'responseDeadline'
    | 'deadlineNotedAt'
    | 'repliedAt'
    | 'beforeReply'
    | 'disputedAt'
    | 'closedAt'
    | 'defendantFirstName'
    | 'defendantLastName'
    | 'defendantCompanyName'
    | 'defendantContactPerson'
    | 'defendantEmail'
    | 'defendantEmailUnknown'
    | 'defendantAddressLine1'
    | 'defendantAddressLine2'
    | 'defendantTownCity'
    | 'defendantPostcode'
  >
>;

export async function updateClaim(tx: Tx, id: string, changes: ClaimChanges, now: Date): Promise<ClaimRow> {
  const [row] = await tx
    .update(legalClaims)
    .set({ ...changes, updatedAt: now })
    .where(eq(legalClaims.id, id))
    .returning();
  if (!row) throw new Error('the claim to change is gone');
  return row;
}

export async function deleteClaim(tx: Tx, id: string): Promise<void> {
  await tx.delete(claimDocuments).where(eq(claimDocuments.claimId, id));
  await tx.delete(claimFacts).where(eq(claimFacts.claimId, id));
  await deleteHoldsOf(tx, id);
  await tx.delete(legalClaims).where(eq(legalClaims.id, id));
}

/** Columns of a list row, without the letter, which is long. */
const summaryColumns = {
  id: legalClaims.id,
  shortReference: legalClaims.shortReference,
  issueType: legalClaims.issueType,
  status: legalClaims.status,
  description: legalClaims.description,
  amount: legalClaims.amount,
  jurisdiction: legalClaims.jurisdiction,
  defendantType: legalClaims.defendantType,
  defendantFirstName: legalClaims.defendantFirstName,
  defendantLastName: legalClaims.defendantLastName,
  defendantCompanyName: legalClaims.defendantCompanyName,
  defendantEmailUnknown: legalClaims.defendantEmailUnknown,
  createdAt: legalClaims.createdAt,
  letterSentAt: legalClaims.letterSentAt,
  responseDeadline: legalClaims.responseDeadline,
  repliedAt: legalClaims.repliedAt,
  beforeReply: legalClaims.beforeReply,
  closedAt: legalClaims.closedAt,
  hasLetter: sql<boolean>`${legalClaims.generatedLetterContent} is not null`,
};

const summaries = (executor: Executor) => executor.select(summaryColumns).from(legalClaims);

export type ClaimSummaryRow = Awaited<ReturnType<typeof summaries>>[number];

type ClaimsPage = {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly search?: string;
};

export async function claimsOf(
  executor: Executor,
  userId: string,
  { limit, after, search = '' }: ClaimsPage,
): Promise<ClaimSummaryRow[]> {
  if (search !== '') return await foundOf(executor, userId, { limit, after, search });
  const position = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const page = prepared(executor, after ? 'claims_of_person_after' : 'claims_of_person', (name) =>
    summaries(executor)
      .where(
        and(
          eq(legalClaims.userId, sql.placeholder('userId')),
          after && sql`(${legalClaims.createdAt}, ${legalClaims.id}) < ${position}`,
        ),
      )
      .orderBy(desc(legalClaims.createdAt), desc(legalClaims.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await page.execute({ userId, limit, at: after?.at.toISOString(), id: after?.id });
}

async function foundOf(executor: Executor, userId: string, { limit, after, search = '' }: ClaimsPage) {
  const position = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return await summaries(executor)
    .where(
      and(
        eq(legalClaims.userId, userId),
        matchesSearch(search),
        position && sql`(${legalClaims.createdAt}, ${legalClaims.id}) < ${position}`,
      ),
    )
    .orderBy(desc(legalClaims.createdAt), desc(legalClaims.id))
    .limit(limit);
}

/** The status that its claimant is shown (`claimAsShown`). */
const statusShown = shownInstead(
  'status',
  legalClaims.status,
  sql`${sql.placeholder('now')}::timestamptz`,
) as SQL<ClaimStatus>;

export async function countClaimsByStatus(executor: Executor, userId: string, now: Date) {
  const counts = prepared(executor, 'claims_by_status', (name) =>
    executor
      .select({ status: statusShown, count: count() })
      .from(legalClaims)
      .where(eq(legalClaims.userId, sql.placeholder('userId')))
      .groupBy(sql`1`)
      .prepare(name),
  );
  return await counts.execute({ userId, now: now.toISOString() });
}

/** The number of claims of each user, without entries for users who have none. */
export async function countClaimsOf(
  executor: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await executor
    .select({ userId: legalClaims.userId, count: count() })
    .from(legalClaims)
    .where(inArray(legalClaims.userId, [...userIds]))
    .groupBy(legalClaims.userId);
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/** Claims neither settled nor closed, newest first: those that may need the claimant. */
export async function unsettledClaimsOf(
  executor: Executor,
  userId: string,
  limit: number,
): Promise<ClaimSummaryRow[]> {
  const unsettled = prepared(executor, 'unsettled_claims', (name) =>
    summaries(executor)
      .where(
        and(
          eq(legalClaims.userId, sql.placeholder('userId')),
          inArray(legalClaims.status, ['pending', 'active', 'responded']),
        ),
      )
      .orderBy(desc(legalClaims.createdAt), desc(legalClaims.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await unsettled.execute({ userId, limit });
}

/** The person's open claims for this sum. */
export async function openClaimsAgainst(executor: Executor, userId: string, amount: Pence) {
  return await executor
    .select({
      amount: legalClaims.amount,
      defendantType: legalClaims.defendantType,
      defendantFirstName: legalClaims.defendantFirstName,
      defendantLastName: legalClaims.defendantLastName,
      defendantCompanyName: legalClaims.defendantCompanyName,
      defendantEmail: legalClaims.defendantEmail,
    })
    .from(legalClaims)
    .where(
      and(
        eq(legalClaims.userId, userId),
        isNull(legalClaims.closedAt),
        eq(legalClaims.amount, decimalFromPence(amount)),
      ),
    );
}
