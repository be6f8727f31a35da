import type { Executor } from '../platform/db/db.ts';
import { countIn } from './outbox.store.ts';

const most = 100;

/** For a badge: beyond this many it says "99+" anyway. */
export const countFailedMails = (executor: Executor): Promise<number> => countIn(executor, 'failed', most);
