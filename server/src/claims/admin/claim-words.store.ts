import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import type { KnownWords } from './found-by.ts';

/** With more words than this the beginning is of so many claims that the list itself leads to some of them. */
const mostWords = 40;

/** The words there are for each beginning; left out is a beginning of too many. */
export async function wordsBeginning(executor: Executor, beginnings: readonly string[]): Promise<KnownWords> {
  if (beginnings.length === 0) return new Map();
  // Behind every other sign stands the last one there is, so these are the words from the beginning itself to its end.
  const { rows } = await executor.execute<{ beginning: string; words: string[] }>(sql`
    select beginning, array(
      select word from claim_words
      where word ~>=~ lower(beginning) and word ~<~ (lower(beginning) || chr(1114111))
      limit ${mostWords + 1}
    ) as words
    from unnest(${sql.param(beginnings)}::text[]) as beginning`);
  const few = rows.filter(({ words }) => words.length <= mostWords);
  return new Map(few.map(({ beginning, words }) => [beginning, [...new Set(words)]]));
}

/** So many words, those after the given one, in the order of their index. */
export async function wordsAfter(executor: Executor, word: string, count: number): Promise<string[]> {
  const { rows } = await executor.execute<{ word: string }>(sql`
    select word from claim_words where word ~>~ ${word} order by word using ~<~ limit ${count}`);
  return rows.map((row) => row.word);
}

/**
 * Removes those of the words that no claim has any more. A claim that is being written takes a word for known and adds
 * it no second time, so claims wait for as long as this takes.
 */
export async function removeUnusedWords(executor: Executor, words: readonly string[]): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('claim-words', 0))`);
  await executor.execute(sql`
    delete from claim_words
    where word = any(${sql.param([...words])}::text[])
      and not exists (select from legal_claims where search_words @@ array_to_tsvector(array[word])::text::tsquery)`);
}
