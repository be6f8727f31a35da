import type { Executor } from '../../platform/db/db.ts';
import {
  type AdminClaimRow,
  isOfOneKind,
  type ListedClaims,
  searchedAmongFirst,
  searchedByWords,
} from './admin-claims.store.ts';
import { wordsBeginning } from './claim-words.store.ts';
import { beginningsIn } from './found-by.ts';

/** How many claims are looked at for each one wanted: first, and again where that found a fair part of a page. */
const looks = { first: 40, long: 400 };
/**
 * Where both filters narrow the list. What walks through a kind passes over those of other lists, and few claims with the
 * words are left, so their index is quicker sooner.
 */
const looksOfOneKind = { first: 10, long: 10 };

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
  const { first, long } = isOfOneKind(asked) ? looksOfOneKind : looks;
  const found = await searchedAmongFirst(executor, asked, first * limit);
  if (found.length === limit) return found;
  if (long > first && found.length * (long / first) >= limit) {
    const further = await searchedAmongFirst(executor, asked, long * limit);
    if (further.length === limit) return further;
  }
  const known = await wordsBeginning(executor, beginningsIn(asked.search));
  return await searchedByWords(executor, asked, known);
}
