import { appendOnlyTables } from '../append-only-tables.ts';
import { authSettings, tidyAuthWorker } from '../auth/index.ts';
import { authSettingsFrom } from '../auth-settings-from.ts';
import { mailBlogNewsWorker, publishScheduledPostsWorker, tidyBlogImagesWorker } from '../blog/index.ts';
import { claimWorkers, foldFiguresWorker, printingReader } from '../claims/index.ts';
import { deliverCardEventWorker } from '../dev/test-checkout/deliver-card-event.ts';
import { sealTrailsWorker } from '../history/index.ts';
import { tidyRateLimitsWorker } from '../http/rate-limit/rate-limit.jobs.ts';
import { paymentWorkers } from '../payments/index.ts';
import type { JobWorker } from '../platform/jobs/define-job.ts';
import { gatherNoticesWorker } from '../platform/mail/gather-notices.ts';
import { rescueMailWorker } from '../platform/mail/rescue-mail.ts';
import { sendMailWorker } from '../platform/mail/send-mail.ts';
import { solicitorWorkers } from '../solicitors/index.ts';
import { expireDataWorker } from '../your-data/index.ts';
import type { Parts } from './parts.ts';

/** The worker of every job in `allJobs`. */
export function createWorkers({ platform, options, slices, yourData }: Parts): JobWorker[] {
  const { config, clock, db } = platform;
  const { siteUrl, callSite } = options;
  return [
    sendMailWorker({ ...slices.replies, files: printingReader(platform) }),
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
