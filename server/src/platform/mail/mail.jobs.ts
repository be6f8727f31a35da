import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** A conversation with the mail server is broken off after this long. */
export const sendLimitSeconds = 240;
/** Longer than any conversation, shorter than the job's life: a retried job finds the mail free again. */
export const leaseSeconds = 270;
/** How long a sent mail is tried to be written down as such: less than the lease then has left. */
export const insistSeconds = 20;
const jobExpireSeconds = 300;

const longestDelaySeconds = 3600;

/** Thirty tries spread over most of a day: greylisting and a mail server's bad night pass unnoticed. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ emailId: z.uuid() }),
  retry: { limit: 30, firstDelaySeconds: 10, longestDelaySeconds },
  expireSeconds: jobExpireSeconds,
});

/** Starts when the mailbox may have another notice; named by the first of those that wait. */
export const gatherNotices = defineJob({
  name: 'gather-notices',
  payload: z.object({ emailId: z.uuid() }),
});

/** A waiting mail untouched for longer than any retry can take has no job left. */
export const forgottenAfterSeconds = 2 * longestDelaySeconds;

export const rescueMail = defineJob({
  name: 'rescue-mail',
  payload: z.object({}),
  cron: '7 * * * *',
});
