import type { BeforeReply } from '@plainclaim/domain/claims/claim-as-shown';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { legalClaims } from './claims.tables.ts';

type HeldField = keyof Pick<BeforeReply, 'status' | 'responseDeadline' | 'repliedAt'>;

/** `claimAsShown` of the domain in SQL: a column as the parties see it at this moment, as text. */
export const shownInstead = (name: HeldField, column: AnyPgColumn, now: SQL): SQL => sql`case
  when ${legalClaims.beforeReply} is null then ${column}::text
  else (
    select case when held is null then ${column}::text else held ->> ${sql.raw(`'${name}'`)} end
    from (
      select (
        select one from jsonb_array_elements(
          jsonb_build_array(${legalClaims.beforeReply}) || coalesce(${legalClaims.beforeReply} -> 'later', '[]')
        ) with ordinality as replies (one, place)
        where (one ->> 'until')::timestamptz > ${now} order by place limit 1
      ) as held
    ) as first
  ) end`;
