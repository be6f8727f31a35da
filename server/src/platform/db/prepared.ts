import { compileRows, type SelectedField } from './compile-rows.ts';
import type { Executor } from './db.ts';

const kept = new WeakMap<Executor, Map<string, unknown>>();

/**
 * A query put together once per pool and from then on only given its values. Putting one together out of its columns costs
 * more than sending it, so hot reads are kept; in a transaction, which is over soon, they are put together each time.
 */
export function prepared<Query extends object>(
  executor: Executor,
  name: string,
  build: (name: string) => Query,
): Query {
  const ofExecutor = kept.get(executor) ?? new Map<string, unknown>();
  kept.set(executor, ofExecutor);
  const known = ofExecutor.get(name) as Query | undefined;
  if (known !== undefined) return known;
  const made = build(name);
  readCompiled(made);
  ofExecutor.set(name, made);
  return made;
}

/** What drizzle's prepared query holds besides its types: the selection, and who reads its rows in drizzle's place. */
type Readable = { readonly fields?: readonly SelectedField[]; customResultMapper?: unknown };

function readCompiled(query: Readable): void {
  if (query.fields && !query.customResultMapper) query.customResultMapper = compileRows(query.fields);
}
