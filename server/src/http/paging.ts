import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';

/** The last row of a page: by time, and by id among rows of the same time. */
export type Position = { readonly at: Date; readonly id: string };

export type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null };

/**
 * Keyset pagination: pages continue after the last row seen, so new rows do not shift them, and the
 * thousandth page costs as much as the first.
 */
export async function readPage<Row>(
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  fetch: (limit: number, after: Position | undefined) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> {
  // One extra row shows whether there is another page.
  const found = await fetch(limit + 1, cursor === undefined ? undefined : readCursor(cursor));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? writeCursor(positionOf(last)) : null };
}

function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Position {
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !isUuid(id))
    throw new AppError('validation_failed', 'not a cursor of ours', {
      fields: [{ field: 'cursor', message: 'This page of the list does not exist' }],
    });
  return { at, id };
}
