import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { and, desc, eq, gt, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  defendantResponseAttachments,
  defendantResponses,
  isAboutTestClaim,
  takenFor,
} from './replies.tables.ts';

export type ResponseRow = typeof defendantResponses.$inferSelect;
export type AttachmentRow = typeof defendantResponseAttachments.$inferSelect;

/** Undefined when the message is stored already. */
export async function insertResponse(
  tx: Tx,
  row: typeof defendantResponses.$inferInsert,
): Promise<ResponseRow | undefined> {
  const [added] = await tx.insert(defendantResponses).values(row).onConflictDoNothing().returning();
  return added;
}

export async function insertAttachments(
  tx: Tx,
  rows: readonly (typeof defendantResponseAttachments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(defendantResponseAttachments).values([...rows]);
}

export async function responseById(executor: Executor, id: string): Promise<ResponseRow | undefined> {
  const [row] = await executor.select().from(defendantResponses).where(eq(defendantResponses.id, id));
  return row;
}

export async function responseByKey(executor: Executor, key: string): Promise<ResponseRow | undefined> {
  const [row] = await executor.select().from(defendantResponses).where(eq(defendantResponses.dedupeKey, key));
  return row;
}

export async function lockResponse(tx: Tx, id: string): Promise<ResponseRow | undefined> {
  const [row] = await tx.select().from(defendantResponses).where(eq(defendantResponses.id, id)).for('update');
  return row;
}

export type GivenClaim = {
  /** Null removes the claim. */
  readonly claimId: string | null;
  readonly processedAt: Date | null;
  readonly undoUntil?: Date | null;
  readonly requiresManualReview?: boolean;
  /** What undoing the match restores; null where it is none that can be undone. */
  readonly former?: Pick<ResponseRow, 'claimId' | 'requiresManualReview'> | null;
};

export async function giveClaim(
  tx: Tx,
  id: string,
  { undoUntil = null, former = null, ...given }: GivenClaim,
): Promise<ResponseRow> {
  const [row] = await tx
    .update(defendantResponses)
    .set({
      ...given,
      undoUntil,
      formerClaimId: former?.claimId ?? null,
      formerManualReview: former?.requiresManualReview ?? null,
      reviewedAt: null,
    })
    .where(eq(defendantResponses.id, id))
    .returning();
  if (!row) throw new Error('the reply to match is gone');
  return row;
}

/** Marks the claim's processed replies as reviewed by an admin. */
export async function markReviewed(tx: Tx, claimId: string, reviewedAt: Date): Promise<void> {
  await tx
    .update(defendantResponses)
    .set({ reviewedAt })
    .where(
      and(
        eq(defendantResponses.claimId, claimId),
        isNotNull(defendantResponses.processedAt),
        isNull(defendantResponses.reviewedAt),
      ),
    );
}

export async function setJudgement(
  tx: Tx,
  id: string,
  judgement: ResponseRow['judgement'],
): Promise<ResponseRow> {
  const [row] = await tx
    .update(defendantResponses)
    .set({ judgement })
    .where(eq(defendantResponses.id, id))
    .returning();
  if (!row) throw new Error('the reply to judge is gone');
  return row;
}

export async function attachmentsOf(executor: Executor, ids: readonly string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  const attached = prepared(executor, 'attachments_of_replies', (name) =>
    executor
      .select()
      .from(defendantResponseAttachments)
      .where(isOneOf(defendantResponseAttachments.responseId, 'ids'))
      .prepare(name),
  );
  return await attached.execute({ ids });
}

export type ReplyPage = { readonly limit: number; readonly after: Position | undefined };

/** The newest processed reply of each claim; claims with the newest replies first. */
export async function newestProcessedPerClaim(
  executor: Executor,
  { limit, after }: ReplyPage,
): Promise<ResponseRow[]> {
  const page = prepared(executor, `claims_with_replies${after ? '_after' : ''}`, (name) =>
    executor
      .select()
      .from(defendantResponses)
      .where(
        and(
          isNotNull(defendantResponses.processedAt),
          not(isAboutTestClaim(defendantResponses.claimId)),
          notExists(newerProcessed(executor)),
          after && isOlder,
        ),
      )
      .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await page.execute({ limit, at: after?.at.toISOString(), id: after?.id });
}

function newerProcessed(executor: Executor) {
  const newer = alias(defendantResponses, 'newer');
  return executor
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.claimId, defendantResponses.claimId),
        isNotNull(newer.processedAt),
        sql`(${newer.createdAt}, ${newer.id}) > (${defendantResponses.createdAt}, ${defendantResponses.id})`,
      ),
    );
}

/** Keyset pagination: rows older than the last one of the previous page. */
export const isOlder = sql`(${defendantResponses.createdAt}, ${defendantResponses.id})
  < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

export async function attachmentById(
  executor: Executor,
  responseId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await executor
    .select()
    .from(defendantResponseAttachments)
    .where(
      and(eq(defendantResponseAttachments.responseId, responseId), eq(defendantResponseAttachments.id, id)),
    );
  return row;
}

export async function responsesOfClaim(executor: Executor, claimId: string): Promise<ResponseRow[]> {
  const responses = prepared(executor, 'replies_of_claim', (name) =>
    executor
      .select()
      .from(defendantResponses)
      .where(eq(defendantResponses.claimId, sql.placeholder('claimId')))
      .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id))
      .prepare(name),
  );
  return await responses.execute({ claimId });
}

/**
 * Mails that name a claim but count for none yet in the reader's eyes, newest first; limited to one page. For a party, a
 * mail that an admin has just matched is among them until they are shown the match.
 */
export async function unconfirmedOfClaim(
  executor: Executor,
  claimId: string,
  seenAt: SeenAt,
): Promise<ResponseRow[]> {
  const isMatchNotShown = and(
    eq(defendantResponses.formerClaimId, sql.placeholder('claimId')),
    gt(defendantResponses.undoUntil, sql.placeholder('seenAt')),
  );
  const unconfirmed = prepared(
    executor,
    seenAt ? 'unconfirmed_replies_shown' : 'unconfirmed_replies',
    (name) =>
      executor
        .select()
        .from(defendantResponses)
        .where(
          and(
            or(
              and(
                eq(defendantResponses.claimId, sql.placeholder('claimId')),
                isNull(defendantResponses.processedAt),
              ),
              seenAt ? isMatchNotShown : undefined,
            ),
            sql`${takenFor(defendantResponses.judgement, defendantResponses.kind)} = 'reply'`,
          ),
        )
        .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id))
        .limit(20)
        .prepare(name),
  );
  return await unconfirmed.execute({ claimId, seenAt });
}

/**
 * Whether a processed reply came from this address. Unconfirmed ones do not count, as anyone can send one.
 */
export async function hasReplyFrom(executor: Executor, claimId: string, address: string): Promise<boolean> {
  const rows = await executor
    .select({ id: defendantResponses.id })
    .from(defendantResponses)
    .where(
      and(
        eq(defendantResponses.claimId, claimId),
        isNotNull(defendantResponses.processedAt),
        eq(sql`lower(${defendantResponses.senderEmail})`, address),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Changes when a reply comes in, and when one of the newest is matched, unmatched or judged. */
export const repliesMark: SQL = sql`
  select string_agg(concat(id, claim_id, judgement, processed_at is null), ',') from (
    select id, claim_id, judgement, processed_at from ${defendantResponses} order by created_at desc, id desc limit 32
  ) as newest`;
