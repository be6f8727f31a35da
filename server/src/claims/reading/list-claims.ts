import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimPosition, type ClaimSummaryRow, claimsOf } from '../claims.store.ts';

export type ClaimPage = { readonly claims: readonly ClaimSummaryRow[]; readonly nextCursor: string | null };

/** A page of the person's own claims, newest first. What is added meanwhile does not shift the pages. */
export async function listClaims(
  { db }: Pick<ClaimsDeps, 'db'>,
  actor: Actor,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ClaimPage> {
  const before = cursor === undefined ? undefined : readCursor(cursor);
  // One more than asked for tells whether there is another page.
  const found = await claimsOf(db, actor.userId, { limit: limit + 1, before });
  const claims = found.slice(0, limit);
  const last = claims.at(-1);
  return { claims, nextCursor: found.length > limit && last ? writeCursor(last) : null };
}

const writeCursor = ({ createdAt, id }: ClaimPosition): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string): ClaimPosition {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id))
    throw new AppError('validation_failed', 'not a cursor of ours', {
      fields: [{ field: 'cursor', message: 'This page of the list does not exist' }],
    });
  return { createdAt, id };
}
