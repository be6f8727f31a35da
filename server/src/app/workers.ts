import { deliverCardEventWorker } from '../dev/test-checkout/deliver-card-event.ts';
import { authSettings, tidyAuthWorker } from '../features/auth/index.ts';
import {
  mailBlogNewsWorker,
  publishScheduledPostsWorker,
  tidyBlogImagesWorker,
} from '../features/blog/index.ts';
import {
  claimWorkers,
  dateWaitingLetter,
  foldFiguresWorker,
  noteAcceptedMail,
  printingReader,
} from '../features/claims/index.ts';
import { sealTrailsWorker } from '../features/history/index.ts';
import { paymentWorkers } from '../features/payments/index.ts';
import { solicitorWorkers } from '../features/solicitors/index.ts';
import { expireDataWorker } from '../features/your-data/index.ts';
import { tidyRateLimitsWorker } from '../http/rate-limit/rate-limit.jobs.ts';
import type { JobWorker } from '../platform/jobs/define-job.ts';
import { gatherNoticesWorker } from '../platform/mail/gather-notices.ts';
import { rescueMailWorker } from '../platform/mail/rescue-mail.ts';
import { sendMailWorker } from '../platform/mail/send-mail.ts';
import { appendOnlyTables } from './append-only-tables.ts';
import { authSettingsFrom } from './auth-settings-from.ts';
import type { Parts } from './parts.ts';

/** The worker of every job in `allJobs`. */
export function createWorkers({ platform, options, slices, yourData }: Parts): JobWorker[] {
  const { config, clock, db } = platform;
  const { siteUrl, callSite } = options;
  return [
    sendMailWorker({
      ...slices.replies,
      files: printingReader(platform),
      beforeSending: dateWaitingLetter(slices.claims),
      onAccepted: noteAcceptedMail(slices.claims),
    }),
    rescueMailWorker(platform),
    gatherNoticesWorker({ ...platform, siteUrl }),
    tidyRateLimitsWorker(db, clock),
    tidyAuthWorker(db, clock, authSettings(siteUrl, authSettingsFrom(config, siteUrl))),
    publishScheduledPostsWorker(platform),
    tidyBlogImagesWorker(platform),
    mailBlogNewsWorker({ ...platform, siteUrl }),
    ...claimWorkers(slices.claims),
    ...paymentWorkers(slices.payments),
    ...solicitorWorkers(slices.solicitors),
    expireDataWorker(yourData),
    sealTrailsWorker({ ...platform, trails: appendOnlyTables }),
    foldFiguresWorker(db),
    ...(platform.cards.name === 'test' ? [deliverCardEventWorker({ ...platform, siteUrl }, callSite)] : []),
  ];
}
