import { claimsByIds } from '../claims/index.ts';
import { type Page, readPage } from '../http/paging.ts';
import type { Executor } from '../platform/db/db.ts';
import type { RepliesDeps } from './replies.deps.ts';
import type { ReplyToShow } from './replies.presenter.ts';
import {
  attachmentsOf,
  newestProcessedPerClaim,
  newestResponses,
  type ResponseRow,
} from './replies.store.ts';

type Asked = { readonly cursor?: string | undefined; readonly limit: number };

/** What came in, newest first; or only what still has no claim. */
export async function listReplies(
  { db }: Pick<RepliesDeps, 'db'>,
  asked: Asked & { readonly only: 'all' | 'unmatched' },
): Promise<Page<ReplyToShow>> {
  const { only } = asked;
  const page = await readPage(
    asked,
    (limit, after) => newestResponses(db, { limit, after, only }),
    positionOf,
  );
  return { ...page, rows: await withClaims(db, page.rows) };
}

/** One reply for each claim that has one: the newest that counted. */
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

/** Two further questions for the whole page, however long it is. */
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
