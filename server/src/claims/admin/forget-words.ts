import type { ClaimsDeps } from '../claims.deps.ts';
import { removeUnusedWords, wordsAfter } from './claim-words.store.ts';

/** Few enough that a claim which is sent off meanwhile hardly waits. */
const wordsAtOnce = 200;

/** Forgets the words of names that are no longer on any claim: a name that was erased shall not stay in a list. */
export async function forgetWords({ db }: Pick<ClaimsDeps, 'db'>): Promise<void> {
  let words = await wordsAfter(db, '', wordsAtOnce);
  while (words.length > 0) {
    const some = words;
    await db.transaction((tx) => removeUnusedWords(tx, some));
    words = await wordsAfter(db, some.at(-1) ?? '', wordsAtOnce);
  }
}
