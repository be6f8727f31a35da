import { isUuid } from '@plainclaim/domain/shared/uuid';
import { claimsByIds } from '../../claims/index.ts';
import { type Page, readPage } from '../../http/paging.ts';
import type { Db } from '../../platform/db/db.ts';
import { type MessageRow, newestMessages } from '../contact.store.ts';

export type ReceivedMessage = {
  readonly message: MessageRow;
  /** What the sender typed may name no claim of ours, or none at all. */
  readonly isKnownClaim: boolean;
};

/** What people wrote to the team, newest first. */
export async function listMessages(
  { db }: { readonly db: Db },
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ReceivedMessage>> {
  const page = await readPage(
    asked,
    (limit, after) => newestMessages(db, limit, after),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  return { ...page, rows: await withClaims(db, page.rows) };
}

export async function withClaims(db: Db, messages: readonly MessageRow[]): Promise<ReceivedMessage[]> {
  const named = messages.flatMap(({ claimId }) =>
    claimId && isUuid(claimId) ? [claimId.toLowerCase()] : [],
  );
  const known = new Set((await claimsByIds(db, [...new Set(named)])).map(({ id }) => id));
  return messages.map((message) => ({
    message,
    isKnownClaim: known.has(message.claimId?.toLowerCase() ?? ''),
  }));
}
