import { type Column, getTableColumns, type Query, type SQL, sql, type Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './db.ts';

const dialect = new PgDialect();
const kept = new Map<string, Query>();

type Values = Readonly<Record<string, unknown>>;

/**
 * Sends a statement that was put together once, with its values in place of its placeholders. Unlike `prepared`, it is kept for
 * all connections, so that a transaction has it, too: what is written by every act of a kind is always the same but for the values.
 */
export async function executeKept(
  executor: Executor,
  name: string,
  build: () => SQL,
  values: Values,
): Promise<readonly Values[]> {
  const query = kept.get(name) ?? dialect.sqlToQuery(build());
  kept.set(name, query);
  const { rows } = (await executor._.session
    .prepareQuery(query, undefined, undefined, false)
    .execute(values)) as { rows: readonly Values[] };
  return rows;
}

/** What is given in a row: neither what is left to the table's defaults nor what the database makes itself. */
export const givenIn = (table: Table, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) => value !== undefined && columnOf(table, key).generated === undefined,
    ),
  );

/** `insert into … values …` for so many rows in which these columns are given. */
export function insertRows(table: Table, keys: readonly string[], count: number): SQL {
  const rows = Array.from({ length: count }, (_, n) => sql`(${placesOf(keys, n)})`);
  return sql`insert into ${table} (${namesOf(table, keys)}) values ${sql.join(rows, comma)}`;
}

/** The same for one row, and only if there is one in `source`. */
export const insertRowIfAny = (table: Table, keys: readonly string[], source: SQL): SQL =>
  sql`insert into ${table} (${namesOf(table, keys)}) select ${placesOf(keys, 0)} from ${source}`;

/** What their placeholders stand for. */
export const valuesOfRows = (table: Table, rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, n) =>
      Object.entries(row).map(([key, value]) => [
        placeOf(key, n),
        value === null ? null : columnOf(table, key).mapToDriverValue(value),
      ]),
    ),
  );

/** A row as it came, by the names of its columns, read as the table says. */
export const readRow = <Rows extends Table>(table: Rows, row: Values): Rows['$inferSelect'] =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const value = row[column.name];
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );

const comma = sql.raw(', ');
const namesOf = (table: Table, keys: readonly string[]): SQL =>
  sql.join(
    keys.map((key) => sql.identifier(columnOf(table, key).name)),
    comma,
  );
const placesOf = (keys: readonly string[], row: number): SQL =>
  sql.join(
    keys.map((key) => sql.placeholder(placeOf(key, row))),
    comma,
  );
const placeOf = (key: string, row: number): string => `${key} ${row}`;

function columnOf(table: Table, key: string): Column {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`the table has no column ${key}`);
  return column;
}
