import { Column, is, SQL } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { readMoment } from './read-moment.ts';

/** A selected column or expression, and where it goes in the object that is made of a row. */
export type SelectedField = { readonly path: readonly string[]; readonly field: unknown };

type Row = readonly unknown[];
type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Read = (value: unknown) => unknown;
type Cell = { readonly name: string; readonly read: Read | undefined };

/**
 * Makes objects of rows as drizzle does, with what is the same for all rows worked out once: drizzle asks of each cell anew what
 * kind of thing its column is, a tenth of what reading a list cost. Undefined for a selection that is more than plain columns and
 * expressions side by side; drizzle reads that one itself.
 */
export function compileRows(
  fields: readonly SelectedField[],
): ((rows: readonly Row[]) => unknown[]) | undefined {
  const cells: Cell[] = [];
  for (const { path, field } of fields) {
    const decoder = decoderOf(field);
    const [name, ...deeper] = path;
    if (!decoder || name === undefined || deeper.length > 0) return undefined;
    cells.push({ name, read: readerOf(decoder) });
  }
  const readRow = compileRow(cells);
  return (rows) => rows.map(readRow);
}

type MakeReader = (read: readonly (Read | undefined)[]) => (row: Row) => unknown;

/** In a transaction queries are put together each time; what reads their rows is not. */
const made = new Map<string, MakeReader>();

/**
 * The object is written down as source, one line per column, so that the engine knows its shape: filled in by a loop, it looked up
 * each name for each row, half of what reading took. Names are those of our own selections, never of anyone's input.
 */
function compileRow(cells: readonly Cell[]): (row: Row) => unknown {
  const lines = cells.map(({ name, read }, at) => {
    const value = read ? `row[${at}] === null ? null : read[${at}](row[${at}])` : `row[${at}]`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  const source = `return (row) => ({ ${lines.join(', ')} });`;
  const make = made.get(source) ?? (new Function('read', source) as MakeReader);
  made.set(source, make);
  return make(cells.map(({ read }) => read));
}

function readerOf(decoder: Decoder): Read | undefined {
  // Most columns take a value as it comes.
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  if (is(decoder, PgTimestamp) && decoder.withTimezone)
    return (value) => (typeof value === 'string' ? readMoment(value) : value);
  return (value) => decoder.mapFromDriverValue(value);
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  // Not in its types: made by `sql` and by `mapWith`.
  return is(expression, SQL) ? (expression as unknown as { decoder: Decoder }).decoder : undefined;
}
