import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a column holds one of the values that a prepared query is given as a list. Postgres looks into a list that it is given as it
 * is, finds it cheaper than one of unknown length, and so plans the query anew each time, which for a read by key is a third of its
 * cost. What comes out of a select it does not look into, and keeps the plan.
 */
export function isOneOf(column: Column, placeholder: string): SQL {
  const list = sql.raw(`${column.getSQLType()}[]`);
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${list})::${list})`;
}
