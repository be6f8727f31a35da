import { deliverCardEvent } from '../dev/test-checkout/deliver-card-event.ts';
import { tidyAuth } from '../features/auth/index.ts';
import { mailBlogNews, publishScheduledPosts, tidyBlogImages } from '../features/blog/index.ts';
import { claimJobs, foldFigures } from '../features/claims/index.ts';
import { sealTrailsJob } from '../features/history/index.ts';
import { paymentJobs } from '../features/payments/index.ts';
import { solicitorJobs } from '../features/solicitors/index.ts';
import { expireDataJob } from '../features/your-data/index.ts';
import { tidyRateLimits } from '../http/rate-limit/rate-limit.jobs.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { gatherNotices, rescueMail, sendMail } from '../platform/mail/mail.jobs.ts';

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
