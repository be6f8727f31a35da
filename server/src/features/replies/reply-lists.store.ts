import { and, desc, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { claimsWithHeldMails } from '../../platform/mail/held-mails.ts';
import { isOlder, type ReplyPage, type ResponseRow } from './replies.store.ts';
import { defendantResponses, isAboutTestClaim, replyWords, takenFor } from './replies.tables.ts';

/** The last three are what the figures of responses count, beside all that counted. */
export const replyLists = [
  'to-match',
  'automatic',
  'all',
  'counted',
  'review',
  'payment',
  'dispute',
] as const;

export type ReplyListName = (typeof replyLists)[number];

const judged = takenFor(defendantResponses.judgement, defendantResponses.kind);

const isCounted = sql`${defendantResponses.processedAt} is not null
  and not ${isAboutTestClaim(defendantResponses.claimId)}`;

/** Must match the conditions of the partial indexes exactly. */
const conditions: Readonly<Record<ReplyListName, SQL | undefined>> = {
  'to-match': sql`${defendantResponses.processedAt} is null and ${judged} = 'reply'`,
  automatic: sql`${judged} in ('auto-reply', 'bounce')`,
  all: undefined,
  counted: isCounted,
  review: sql`${isCounted} and ${defendantResponses.requiresManualReview}
    and ${defendantResponses.reviewedAt} is null`,
  payment: sql`${isCounted} and ${defendantResponses.parsedType} = 'PAYMENT'`,
  dispute: sql`${isCounted} and ${defendantResponses.parsedType} = 'DISPUTE'`,
};

export type AskedResponses = ReplyPage & {
  readonly list: ReplyListName;
  readonly search: string | undefined;
};

/** Newest first. */
export async function listedResponses(
  executor: Executor,
  { list, search, limit, after }: AskedResponses,
): Promise<ResponseRow[]> {
  const newest = (found: SQL | undefined) =>
    executor
      .select()
      .from(defendantResponses)
      .where(and(conditions[list], found, after && isOlder))
      .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id))
      .limit(sql.placeholder('limit'));
  const name = `replies_${list.replace('-', '_')}${after ? '_after' : ''}`;
  // Not a prepared statement: the best index for a search depends on how rare its words are.
  const page =
    search === undefined
      ? prepared(executor, name, (as) => newest(undefined).prepare(as))
      : newest(hasWords(search));
  return await page.execute({ limit, at: after?.at.toISOString(), id: after?.id });
}

/** Replies whose match can be undone, newest first. Their mails are held as long, and an index leads from those here. */
export async function undoableResponses(executor: Executor, now: Date): Promise<ResponseRow[]> {
  return await executor
    .select()
    .from(defendantResponses)
    .where(
      and(
        inArray(defendantResponses.claimId, claimsWithHeldMails(executor, now)),
        gt(defendantResponses.undoUntil, now),
        isNotNull(defendantResponses.processedAt),
      ),
    )
    .orderBy(desc(defendantResponses.processedAt), desc(defendantResponses.id))
    .limit(50);
}

/** Matches prefixes of words, in any order. */
function hasWords(search: string): SQL {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const { senderEmail, emailSubject, emailBody } = defendantResponses;
  return sql`${replyWords(senderEmail, emailSubject, emailBody)} @@ to_tsquery('simple', ${query})`;
}

/** Counts on a partial index that holds only the replies waiting for review. */
export async function countToReview(executor: Executor): Promise<number> {
  const counted = prepared(executor, 'replies_to_review_count', (name) =>
    executor
      .select({ count: sql<number>`count(*)::int` })
      .from(defendantResponses)
      .where(conditions.review)
      .prepare(name),
  );
  const [row] = await counted.execute();
  return row?.count ?? 0;
}

/** Counts a list up to a limit, so that counting stays cheap. */
export async function countListed(
  executor: Executor,
  list: 'to-match' | 'automatic',
  most: number,
): Promise<number> {
  const some = executor
    .select({ one: sql`1` })
    .from(defendantResponses)
    .where(conditions[list])
    .limit(most)
    .as('some');
  const [row] = await executor.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
