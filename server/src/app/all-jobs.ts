import { tidyAuth } from '../auth/index.ts';
import { mailBlogNews, publishScheduledPosts, tidyBlogImages } from '../blog/index.ts';
import { claimJobs, foldFigures } from '../claims/index.ts';
import { deliverCardEvent } from '../dev/test-checkout/deliver-card-event.ts';
import { sealTrailsJob } from '../history/index.ts';
import { tidyRateLimits } from '../http/rate-limit/rate-limit.jobs.ts';
import { paymentJobs } from '../payments/index.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { gatherNotices, rescueMail, sendMail } from '../platform/mail/mail.jobs.ts';
import { solicitorJobs } from '../solicitors/index.ts';
import { expireDataJob } from '../your-data/index.ts';

/** Every kind of job. The queues are created from this list at start. */
export const allJobs: readonly Job[] = [
  sendMail,
  rescueMail,
  gatherNotices,
  tidyRateLimits,
  tidyAuth,
  publishScheduledPosts,
  tidyBlogImages,
  mailBlogNews,
  ...claimJobs,
  ...paymentJobs,
  ...solicitorJobs,
  expireDataJob,
  sealTrailsJob,
  foldFigures,
  deliverCardEvent,
];
