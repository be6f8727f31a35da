import type { Executor } from '../../platform/db/db.ts';
import {
  type AdminClaimRow,
  type ListedClaims,
  searchedAmongFirst,
  searchedByWords,
} from './admin-claims.store.ts';
import { wordsBeginning } from './claim-words.store.ts';
import { beginningsIn } from './found-by.ts';

/** How many claims are looked at for each one wanted. */
const firstLook = 40;
const longLook = 400;

/**
 * Finds a page of a list by words. Common words are met soon by walking the list in its order, rare ones are quickest
 * found by their index, and which they are shows in the first stretch of the list: so nothing is ever walked through
 * in vain, and a page costs the same however many claims there are.
 */
export async function searchClaims(
  executor: Executor,
  asked: ListedClaims & { readonly search: string },
): Promise<readonly AdminClaimRow[]> {
  const { limit } = asked;
  const first = await searchedAmongFirst(executor, asked, firstLook * limit);
  if (first.length === limit) return first;
  if (first.length * (longLook / firstLook) >= limit) {
    const further = await searchedAmongFirst(executor, asked, longLook * limit);
    if (further.length === limit) return further;
  }
  const known = await wordsBeginning(executor, beginningsIn(asked.search));
  return await searchedByWords(executor, asked, known);
}
