import type { Role } from '@plainclaim/domain/accounts/roles';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, readPage } from '../../../http/paging.ts';
import type { PeopleDeps } from './people.deps.ts';
import { idsWithWords, listedPeople, type PersonRow } from './people.store.ts';

export type AskedPeople = {
  readonly search?: string | undefined;
  readonly show: Role | 'everyone' | 'blocked';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export type ListedPerson = PersonRow & { readonly claims: number };

/**
 * Up to this many matches are fetched by the index and sorted; more are found soon by scanning the newest
 * accounts.
 */
const fewEnough = 2000;

/** Accounts that match words of a name or address, newest first. */
export async function listPeople(
  { db, clock, countClaims }: PeopleDeps,
  { search, show, ...page }: AskedPeople,
): Promise<Page<ListedPerson>> {
  const words = cleanLine(search ?? '') || undefined;
  const found = words === undefined ? undefined : await idsWithWords(db, words, fewEnough);
  const asked = {
    search: words,
    among: found && found.length < fewEnough ? found : undefined,
    role: show === 'everyone' || show === 'blocked' ? undefined : show,
    blockedAt: show === 'blocked' ? clock.now() : undefined,
  };
  const { rows, nextCursor } = await readPage(
    page,
    (limit, after) => listedPeople(db, { ...asked, limit, after }),
    ({ id, createdAt }) => ({ id, at: createdAt }),
  );
  const claims = await countClaims(rows.map(({ id }) => id));
  return { rows: rows.map((row) => ({ ...row, claims: claims.get(row.id) ?? 0 })), nextCursor };
}
