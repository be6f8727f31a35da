import type { NewestOffer } from '@plainclaim/domain/claims/next-step';
import type { Answer } from '@plainclaim/domain/settlements/answer';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { settlementOffers, settlementResponses } from './settlements.tables.ts';

export type OfferRow = typeof settlementOffers.$inferSelect;
export type NewOffer = typeof settlementOffers.$inferInsert;
export type ResponseRow = typeof settlementResponses.$inferSelect;
export type AnsweredOffer = OfferRow & { readonly response: ResponseRow | null };

const stands = and(isNull(settlementOffers.replacedAt), isNull(settlementOffers.answeredAt));

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

/** The open offer, or else the one answered last. */
export async function newestOfferOf(executor: Executor, claimId: string): Promise<AnsweredOffer | undefined> {
  const [row] = await offers(executor)
    .where(and(eq(settlementOffers.claimId, claimId), isNull(settlementOffers.replacedAt)))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

const states = { accept: 'accepted', reject: 'rejected' } as const;

/** The state of the newest offer on each of these claims. */
export async function newestOffersOf(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, NewestOffer>> {
  if (claimIds.length === 0) return new Map();
  const newest = prepared(executor, 'newest_offers', (name) =>
    offers(executor)
      .where(and(isOneOf(settlementOffers.claimId, 'claimIds'), isNull(settlementOffers.replacedAt)))
      .orderBy(asc(settlementOffers.createdAt))
      .prepare(name),
  );
  const rows = await newest.execute({ claimIds });
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

/** The offer that waits for the claimant's answer. */
export async function standingOfferOf(
  executor: Executor,
  claimId: string,
): Promise<{ readonly amount: Pence } | null> {
  const [row] = await executor
    .select({ amount: settlementOffers.offeredAmount })
    .from(settlementOffers)
    .where(and(eq(settlementOffers.claimId, claimId), stands));
  return row ? { amount: penceFromDecimal(row.amount) } : null;
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

/** The caller has locked the claim, so no other transaction can have answered or replaced the offer. */
export async function insertResponse(
  tx: Tx,
  answer: { readonly offerId: string; readonly type: Answer; readonly at: Date; readonly by: string },
): Promise<ResponseRow> {
  const { offerId, type, at, by } = answer;
  await tx
    .update(settlementOffers)
    .set({ answeredAt: at })
    .where(and(eq(settlementOffers.id, offerId), stands));
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
