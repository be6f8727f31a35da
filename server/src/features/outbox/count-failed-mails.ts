import type { Executor } from '../../platform/db/db.ts';
import { countIn } from './outbox.store.ts';

const most = 100;

/** For a badge, which shows "99+" beyond this many. */
export const countFailedMails = (executor: Executor): Promise<number> => countIn(executor, 'failed', most);
