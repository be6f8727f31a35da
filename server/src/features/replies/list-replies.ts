import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, readPage } from '../../http/paging.ts';
import type { Executor } from '../../platform/db/db.ts';
import { claimsByIds } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import type { ReplyListCount, ReplyListCounts, ReplyToShow } from './replies.presenter.ts';
import { attachmentsOf, newestProcessedPerClaim, type ResponseRow } from './replies.store.ts';
import { countListed, listedResponses, type ReplyListName, undoableResponses } from './reply-lists.store.ts';

type Asked = { readonly cursor?: string | undefined; readonly limit: number };

/** Replies, newest first: all, those to match, or automatic ones. */
export async function listReplies(
  { db }: Pick<RepliesDeps, 'db'>,
  asked: Asked & { readonly list: ReplyListName; readonly search?: string | undefined },
): Promise<Page<ReplyToShow>> {
  const { list } = asked;
  const search = cleanLine(asked.search ?? '') || undefined;
  const page = await readPage(
    asked,
    (limit, after) => listedResponses(db, { limit, after, list, search }),
    positionOf,
  );
  return { ...page, rows: await withClaims(db, page.rows) };
}

/** Replies that an admin matched in the last minute: any admin can still undo it. */
export const listUndoableReplies = async ({
  db,
  clock,
}: Pick<RepliesDeps, 'db' | 'clock'>): Promise<ReplyToShow[]> =>
  await withClaims(db, await undoableResponses(db, clock.now()));

const mostCounted = 1000;

/** The number of replies to match and of automatic ones, up to a limit, so that counting stays cheap. */
export async function countReplyLists({ db }: Pick<RepliesDeps, 'db'>): Promise<ReplyListCounts> {
  const counted = async (list: 'to-match' | 'automatic'): Promise<ReplyListCount> => {
    const count = await countListed(db, list, mostCounted + 1);
    return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
  };
  const [toMatch, automatic] = await Promise.all([counted('to-match'), counted('automatic')]);
  return { toMatch, automatic };
}

/** The newest processed reply of each claim that has one. */
export async function listClaimsWithReplies(
  { db }: Pick<RepliesDeps, 'db'>,
  asked: Asked,
): Promise<Page<ReplyToShow>> {
  const page = await readPage(
    asked,
    (limit, after) => newestProcessedPerClaim(db, { limit, after }),
    positionOf,
  );
  return { ...page, rows: await withClaims(db, page.rows) };
}

const positionOf = ({ createdAt, id }: ResponseRow) => ({ at: createdAt, id });

/** Two more queries for the whole page, however many rows it has. */
export async function withClaims(executor: Executor, rows: readonly ResponseRow[]): Promise<ReplyToShow[]> {
  const claimIds = rows.flatMap(({ claimId }) => claimId ?? []);
  const claims = new Map((await claimsByIds(executor, claimIds)).map((claim) => [claim.id, claim]));
  const attachments = await attachmentsOf(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((response) => ({
    response,
    attachments: attachments.filter(({ responseId }) => responseId === response.id),
    claim: response.claimId ? claims.get(response.claimId) : undefined,
  }));
}
