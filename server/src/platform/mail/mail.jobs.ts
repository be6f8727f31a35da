import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** Timeout of one delivery to the mail server. */
export const sendLimitSeconds = 240;
/** Longer than one delivery and shorter than the job's expiry: a retried job finds the lease expired. */
export const leaseSeconds = 270;
/** How long to retry recording a sent mail: within the rest of the lease. */
export const insistSeconds = 20;
const jobExpireSeconds = 300;

const longestDelaySeconds = 3600;

/** Thirty attempts over most of a day, to outlast greylisting and outages of the mail server. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ emailId: z.uuid() }),
  retry: { limit: 30, firstDelaySeconds: 10, longestDelaySeconds },
  expireSeconds: jobExpireSeconds,
});

/** Scheduled for when the mailbox may get another mail; `emailId` is the first waiting notice. */
export const gatherNotices = defineJob({
  name: 'gather-notices',
  payload: z.object({ emailId: z.uuid() }),
});

/** A waiting mail untouched for longer than any retry delay has lost its job. */
export const forgottenAfterSeconds = 2 * longestDelaySeconds;

export const rescueMail = defineJob({
  name: 'rescue-mail',
  payload: z.object({}),
  cron: '7 * * * *',
});
