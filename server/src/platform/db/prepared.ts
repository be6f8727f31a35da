import type { Executor } from './db.ts';

const queries = new WeakMap<Executor, Map<string, object>>();

/**
 * A query that is built once and prepared once per connection, under a name used for this text only. In a
 * transaction it is built again, because it has to run on the transaction's connection.
 */
export function prepared<Query extends object>(
  executor: Executor,
  name: string,
  build: (name: string) => Query,
): Query {
  const known = queries.get(executor) ?? new Map<string, object>();
  queries.set(executor, known);
  const query = (known.get(name) as Query | undefined) ?? build(name);
  known.set(name, query);
  return query;
}
