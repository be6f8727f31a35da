import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import { forgetWholeAllowances } from './rate-limit.store.ts';

export const tidyRateLimits = defineJob({
  name: 'tidy-rate-limits',
  payload: z.object({}),
  cron: '17 * * * *',
});

export const tidyRateLimitsWorker = (db: Db, clock: Clock) =>
  workerFor(tidyRateLimits, () => forgetWholeAllowances(db, clock.now()));
