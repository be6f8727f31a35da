import { type Column, type SQL, sql } from 'drizzle-orm';

/** `inArray` for a prepared query: one text for a list of any length, which `inArray` writes out value by value. */
export const isOneOf = (column: Column, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`;
