import { z } from 'zod';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import { passOnUnanswered } from './answering/pass-on-referral.ts';
import type { SolicitorsDeps } from './solicitors.deps.ts';

const passOn = defineJob({ name: 'pass-on-referrals', payload: z.object({}), cron: '5 * * * *' });

export const solicitorJobs = [passOn] as const;

export const solicitorWorkers = (deps: SolicitorsDeps) => [workerFor(passOn, () => passOnUnanswered(deps))];
