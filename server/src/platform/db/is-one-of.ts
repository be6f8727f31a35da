import { type Column, type SQL, sql } from 'drizzle-orm';

/** `inArray` for a prepared query: one parameter for the whole list, where `inArray` has one per value. */
export const isOneOf = (column: Column | SQL, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`;
