import type { NewestOffer } from '@plainclaim/domain/claims/next-step';
import type { Answer } from '@plainclaim/domain/settlements/answer';
import { newestShownAt, type SeenAt, secondsHeldBack } from '@plainclaim/domain/shared/mail-acts';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { settlementOffers, settlementResponses } from './settlements.tables.ts';

export type OfferRow = typeof settlementOffers.$inferSelect;
export type NewOffer = typeof settlementOffers.$inferInsert;
export type ResponseRow = typeof settlementResponses.$inferSelect;
export type AnsweredOffer = OfferRow & { readonly response: ResponseRow | null };

const stands = and(isNull(settlementOffers.replacedAt), isNull(settlementOffers.answeredAt));

const endedOutsideItsMinute = sql`(${settlementOffers.replacedAt} is null or ${settlementOffers.replacedAt}
  >= ${settlementOffers.createdAt} + ${sql.raw(String(secondsHeldBack))} * interval '1 second')`;

/** `wasShown` of the domain in SQL, at the moment whose `newestShownAt` this is. */
export const wasShownAt = (newestShown: SQL | Date): SQL | undefined =>
  and(lte(settlementOffers.createdAt, newestShown), endedOutsideItsMinute);

/** Shown, and neither withdrawn nor replaced by an offer that is shown. */
const standsForClaimant = (newestShown: SQL | Date): SQL | undefined =>
  and(
    wasShownAt(newestShown),
    isNull(settlementOffers.withdrawnAt),
    or(isNull(settlementOffers.replacedAt), gt(settlementOffers.replacedAt, newestShown)),
  );

const offers = (executor: Executor) =>
  executor
    .select({ ...getTableColumns(settlementOffers), response: getTableColumns(settlementResponses) })
    .from(settlementOffers)
    .leftJoin(settlementResponses, eq(settlementResponses.settlementOfferId, settlementOffers.id));

// Of two offers with the same timestamp, the one that was not replaced is the newer.
const newestFirst = [desc(settlementOffers.createdAt), sql`${settlementOffers.replacedAt} desc nulls first`];

export async function offerById(executor: Executor, id: string): Promise<AnsweredOffer | undefined> {
  const [row] = await offers(executor).where(eq(settlementOffers.id, id));
  return row;
}

export async function offersOfClaim(executor: Executor, claimId: string): Promise<AnsweredOffer[]> {
  return await offers(executor)
    .where(eq(settlementOffers.claimId, claimId))
    .orderBy(...newestFirst);
}

/** The open offer that the claimant is shown, or else the one answered last. */
export async function newestOfferOf(
  executor: Executor,
  claimId: string,
  now: Date,
): Promise<AnsweredOffer | undefined> {
  const [row] = await offers(executor)
    .where(and(eq(settlementOffers.claimId, claimId), standsForClaimant(newestShownAt(now))))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

const states = { accept: 'accepted', reject: 'rejected' } as const;

/** The state of the newest offer on each of these claims, as the reader is shown it. */
export async function newestOffersOf(
  executor: Executor,
  claimIds: readonly string[],
  seenAt: SeenAt,
): Promise<ReadonlyMap<string, NewestOffer>> {
  if (claimIds.length === 0) return new Map();
  const shown = sql`${sql.placeholder('newestShown')}::timestamptz`;
  const which = seenAt ? standsForClaimant(shown) : isNull(settlementOffers.replacedAt);
  const newest = prepared(executor, seenAt ? 'newest_offers_shown' : 'newest_offers', (name) =>
    offers(executor)
      .where(and(isOneOf(settlementOffers.claimId, 'claimIds'), which))
      .orderBy(asc(settlementOffers.createdAt))
      .prepare(name),
  );
  const newestShown = seenAt && newestShownAt(seenAt).toISOString();
  const rows = await newest.execute({ claimIds, newestShown });
  // Ordered oldest first: of several entries for a claim, the last one wins.
  return new Map(
    rows.map(({ claimId, offeredAmount, response }) => [
      claimId,
      {
        amount: penceFromDecimal(offeredAmount),
        state: response ? states[response.responseType] : 'waiting',
      },
    ]),
  );
}

/** The offer that the claimant accepted most recently. */
export async function acceptedOfferOf(
  executor: Executor,
  claimId: string,
): Promise<{ readonly id: string; readonly amount: Pence } | null> {
  const [row] = await offers(executor)
    .where(and(eq(settlementOffers.claimId, claimId), eq(settlementResponses.responseType, 'accept')))
    .orderBy(desc(settlementOffers.answeredAt))
    .limit(1);
  return row ? { id: row.id, amount: penceFromDecimal(row.offeredAmount) } : null;
}

export async function replaceStandingOffer(
  tx: Tx,
  claimId: string,
  replacedAt: Date,
): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(settlementOffers)
    .set({ replacedAt })
    .where(and(eq(settlementOffers.claimId, claimId), stands))
    .returning();
  return row;
}

/** The offer that nothing has ended, whether or not the claimant is shown it yet. */
export async function openOfferOf(executor: Executor, claimId: string): Promise<OfferRow | undefined> {
  const [row] = await executor
    .select()
    .from(settlementOffers)
    .where(and(eq(settlementOffers.claimId, claimId), stands));
  return row;
}

/** The sum that waits, or is about to wait, for the claimant's answer. */
export async function standingOfferOf(
  executor: Executor,
  claimId: string,
): Promise<{ readonly amount: Pence } | null> {
  const open = await openOfferOf(executor, claimId);
  return open ? { amount: penceFromDecimal(open.offeredAmount) } : null;
}

/**
 * The claimant was never shown the newer offer, which has ended: for them the one that it had replaced stands. One that
 * they were not shown either stays replaced.
 */
export async function restoreReplacedBy(
  tx: Tx,
  newer: Pick<OfferRow, 'claimId' | 'createdAt'>,
): Promise<Pick<OfferRow, 'id'> | undefined> {
  const [row] = await tx
    .update(settlementOffers)
    .set({ replacedAt: null })
    .where(
      and(
        eq(settlementOffers.claimId, newer.claimId),
        eq(settlementOffers.replacedAt, newer.createdAt),
        isNull(settlementOffers.withdrawnAt),
        endedOutsideItsMinute,
      ),
    )
    .returning({ id: settlementOffers.id });
  return row;
}

export async function endOffer(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(settlementOffers)
    .set({ replacedAt: at, withdrawnAt: at })
    .where(and(eq(settlementOffers.id, id), stands));
}

/** Undefined when the reference is taken. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow | undefined> {
  const [row] = await tx
    .insert(settlementOffers)
    .values(offer)
    .onConflictDoNothing({ target: settlementOffers.settlementReference })
    .returning();
  return row;
}

/**
 * The caller has locked the claim and judged that the offer can be answered. A newer one that the claimant is not shown
 * yet does not end it.
 */
export async function insertResponse(
  tx: Tx,
  answer: { readonly offerId: string; readonly type: Answer; readonly at: Date; readonly by: string },
): Promise<ResponseRow> {
  const { offerId, type, at, by } = answer;
  await tx
    .update(settlementOffers)
    .set({ answeredAt: at, replacedAt: null })
    .where(and(eq(settlementOffers.id, offerId), isNull(settlementOffers.answeredAt)));
  const [row] = await tx
    .insert(settlementResponses)
    .values({ settlementOfferId: offerId, responseType: type, responseTimestamp: at, respondedBy: by })
    .returning();
  if (!row) throw new Error('the answer was not stored');
  return row;
}

/** Whether an offer on this claim was rejected. */
export async function hasRejectedOffer(executor: Executor, claimId: string): Promise<boolean> {
  const [row] = await offers(executor)
    .where(and(eq(settlementOffers.claimId, claimId), eq(settlementResponses.responseType, 'reject')))
    .limit(1);
  return row !== undefined;
}

/** Deletes the offers in the transaction that removes their claim. */
export async function deleteOffersOf(tx: Tx, claimId: string): Promise<void> {
  const ids = tx
    .select({ id: settlementOffers.id })
    .from(settlementOffers)
    .where(eq(settlementOffers.claimId, claimId));
  await tx.delete(settlementResponses).where(inArray(settlementResponses.settlementOfferId, ids));
  await tx.delete(settlementOffers).where(eq(settlementOffers.claimId, claimId));
}
