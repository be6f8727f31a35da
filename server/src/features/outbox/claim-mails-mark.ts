import { type SQL, sql } from 'drizzle-orm';
import { emails } from '../../platform/mail/mail.tables.ts';

/**
 * For the change poll: changes when a mail about a claim is queued, or one of the newest is sent or fails.
 */
export const claimMailsMark: SQL = sql`
  select string_agg(concat(id, sent_at, failed_at, kept_at), ',') from (
    select id, claim_id, sent_at, failed_at, kept_at from ${emails} order by created_at desc, id desc limit 32
  ) as newest where claim_id is not null`;
