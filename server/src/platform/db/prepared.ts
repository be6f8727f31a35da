import { DrizzleQueryError } from 'drizzle-orm/errors';
import { fillPlaceholders } from 'drizzle-orm/sql';
import type { QueryArrayConfig } from 'pg';
import { compileRows, type SelectedField } from './compile-rows.ts';
import type { Executor } from './db.ts';
import { perExecutor } from './per-executor.ts';

const kept = perExecutor(() => new Map<string, unknown>());

/**
 * A query put together once per pool and from then on only given its values. Putting one together out of its columns costs
 * more than sending it, so hot reads are kept; in a transaction, which is over soon, they are put together each time.
 */
export function prepared<Query extends object>(
  executor: Executor,
  name: string,
  build: (name: string) => Query,
): Query {
  const ofExecutor = kept(executor);
  const known = ofExecutor.get(name) as Query | undefined;
  if (known !== undefined) return known;
  const made = build(name);
  sendAndReadOurselves(made);
  ofExecutor.set(name, made);
  return made;
}

/** What drizzle's prepared query holds besides its types. */
type Held = {
  readonly fields: readonly SelectedField[];
  readonly params: unknown[];
  readonly queryConfig: QueryArrayConfig;
  readonly client: {
    query(config: QueryArrayConfig, values: unknown[]): Promise<{ rows: readonly unknown[][] }>;
  };
};
type Prepared = Partial<Held> & { execute?(values?: Record<string, unknown>): Promise<unknown[]> };

/**
 * Where rows can be read by what was worked out once, drizzle's spans and caches, of which we use none, are left out as well: with
 * five promises for each statement they took a twentieth of a small read.
 */
function sendAndReadOurselves(query: Prepared): void {
  const { fields, params, queryConfig, client } = query;
  if (!fields || !params || !queryConfig || !client) return;
  const read = compileRows(fields);
  if (!read) return;
  query.execute = async (values = {}) => {
    const given = fillPlaceholders(params, values);
    let rows: readonly unknown[][];
    try {
      ({ rows } = await client.query(queryConfig, given));
    } catch (error) {
      throw new DrizzleQueryError(queryConfig.text, given, error as Error);
    }
    return read(rows);
  };
}
