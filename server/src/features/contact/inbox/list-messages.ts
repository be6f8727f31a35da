import { readShortReference } from '@plainclaim/domain/claims/short-reference';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type Page, readPage } from '../../../http/paging.ts';
import type { Db } from '../../../platform/db/db.ts';
import { claimIdsOfReferences, claimsByIds } from '../../claims/index.ts';
import { type MessageRow, newestMessages } from '../contact.store.ts';

export type ReceivedMessage = {
  readonly message: MessageRow;
  /** Null when what the sender typed names no claim of ours. */
  readonly knownClaimId: string | null;
};

/** Messages to the team, newest first. */
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
  const named = messages.map(({ claimId }) => readName(claimId ?? ''));
  const ids = named.flatMap(({ id }) => id ?? []);
  const references = named.flatMap(({ reference }) => reference ?? []);
  const byReference = await claimIdsOfReferences(db, [...new Set(references)]);
  const known = new Map((await claimsByIds(db, [...new Set(ids)])).map(({ id }) => [id, id]));
  return messages.map((message, at) => {
    const { id = '', reference = '' } = named[at] ?? {};
    return { message, knownClaimId: known.get(id) ?? byReference.get(reference) ?? null };
  });
}

type Named = { readonly id?: string; readonly reference?: string | undefined };

/** A claim's id or its short reference. */
const readName = (typed: string): Named =>
  isUuid(typed) ? { id: typed.toLowerCase() } : { reference: readShortReference(typed) };
