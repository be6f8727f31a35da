import { type Column, type SQL, sql } from 'drizzle-orm';

const plainTypes = new Set(['uuid', 'text', 'integer']);

/**
 * Whether a column holds one of the values that a prepared query is given as a list. Postgres looks into a list that it is given as it
 * is, finds it cheaper than one of unknown length, and so plans the query anew each time, which for a read by key is a third of its
 * cost. What comes out of a select it does not look into, and keeps the plan.
 */
export function isOneOf(column: Column, placeholder: string): SQL {
  const type = column.getSQLType();
  // Others would cut or round the values without a word.
  if (!plainTypes.has(type)) throw new Error(`no list of values for a column of type ${type}`);
  const list = sql.raw(`${type}[]`);
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${list})::${list})`;
}
