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
  letterKinds,
  noteAcceptedMail,
  printingReader,
  restWhileOnHold,
} from '../features/claims/index.ts';
import { sealTrailsWorker } from '../features/history/index.ts';
import { linkMailKinds, paymentWorkers } from '../features/payments/index.ts';
import { solicitorWorkers } from '../features/solicitors/index.ts';
import { expireDataWorker } from '../features/your-data/index.ts';
import { tidyRateLimitsWorker } from '../http/rate-limit/rate-limit.jobs.ts';
import type { JobWorker } from '../platform/jobs/define-job.ts';
import { gatherNoticesWorker } from '../platform/mail/gather-notices.ts';
import type { EmailRow } from '../platform/mail/mail.store.ts';
import { rescueMailWorker } from '../platform/mail/rescue-mail.ts';
import { sendMailWorker } from '../platform/mail/send-mail.ts';
import { appendOnlyTables } from './append-only-tables.ts';
import { authSettingsFrom } from './auth-settings-from.ts';
import type { Parts } from './parts.ts';

/** Mails that demand something. Each new kind joins here. */
const demandKinds = [...letterKinds, ...Object.values(linkMailKinds)];

/** A letter of a claim on hold waits, and gets the date of the day on which it leaves after all. */
function readyToLeave(platform: Parts['platform'], { claims }: Pick<Parts['slices'], 'claims'>) {
  const rest = restWhileOnHold(platform, demandKinds);
  const date = dateWaitingLetter(claims);
  return async (email: EmailRow): Promise<EmailRow> => {
    await rest(email);
    return await date(email);
  };
}

/** The worker of every job in `allJobs`. */
export function createWorkers({ platform, options, slices, yourData }: Parts): JobWorker[] {
  const { config, clock, db } = platform;
  const { siteUrl, callSite } = options;
  return [
    sendMailWorker({
      ...slices.replies,
      files: printingReader(platform),
      beforeSending: readyToLeave(platform, slices),
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
