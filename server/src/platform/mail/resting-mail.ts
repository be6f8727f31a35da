import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';

/**
 * Condition on `emails`, for figures: the mail waits for the end of a pause, as it should. It counts as waiting again if no
 * worker looks at it in time.
 */
export const isRestingMail = ({ clock }: { readonly clock: Clock }): SQL =>
  sql`(rests_until is not null and rests_until > ${clock.now().toISOString()}::timestamptz)`;
