import { and, asc, getTableColumns, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import type { DataRow, DataSection, Person } from './personal-part.ts';

type Columns<T extends PgTable> = T['_']['columns'];

export type TableSection<T extends PgTable, Shown extends keyof Columns<T>> = {
  readonly name: string;
  readonly about: string;
  /** Selects this person's rows; undefined where none can exist. */
  readonly of: (person: Person) => SQL | undefined;
  readonly show: readonly Shown[];
  /** Why each other column is left out. A new column fails to compile until it is in either list. */
  readonly leaveOut: Readonly<Record<Exclude<keyof Columns<T>, Shown>, string>>;
  /** Pages are read in the order of this column, which must be unique. */
  readonly key: AnyPgColumn;
  /** Columns with what the person is shown of them at the moment of the export. */
  readonly asShown?: (person: Person) => Partial<Record<Shown, SQL>>;
  /** Redacts values that must not be exported from every row. */
  readonly present?: (row: DataRow) => DataRow;
};

const rowsAtOnce = 500;

/** Exports a person's rows of a table, with an explicit list of columns. */
export function tableSection<T extends PgTable, Shown extends keyof Columns<T> & string>(
  table: T,
  {
    name,
    about,
    of,
    show,
    leaveOut,
    key,
    asShown = () => ({}),
    present = (row) => row,
  }: TableSection<T, Shown>,
): DataSection {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const column = (property: string): AnyPgColumn => {
    const found = columns[property];
    if (!found) throw new Error(`${getTableName(table)} has no ${property}`);
    return found;
  };
  const fieldsFor = (person: Person) => {
    const shown: Partial<Record<string, SQL>> = asShown(person);
    return Object.fromEntries(
      show.map((property) => [
        column(property).name,
        shown[property]?.mapWith(column(property)) ?? column(property),
      ]),
    );
  };
  const reasons = Object.entries<string>(leaveOut).map(([property, why]) => [column(property).name, why]);
  return {
    name,
    about,
    table: getTableName(table),
    leftOut: Object.fromEntries(reasons),
    rows: async function* (db, person) {
      for await (const page of pagesOf(db, table, fieldsFor(person), key, of(person)))
        yield page.map(present);
    },
  };
}

async function* pagesOf(
  db: Db,
  table: PgTable,
  fields: Record<string, AnyPgColumn | SQL>,
  key: AnyPgColumn,
  mine: SQL | undefined,
): AsyncIterable<readonly DataRow[]> {
  if (mine === undefined) return;
  let after: unknown;
  while (true) {
    const rows = await db
      .select({ row: fields, key: sql`${key}`.mapWith(key) })
      .from(table)
      .where(and(mine, after === undefined ? undefined : gt(key, after)))
      .orderBy(asc(key))
      .limit(rowsAtOnce);
    if (rows.length > 0) yield rows.map(({ row }) => row as DataRow);
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.key;
  }
}
