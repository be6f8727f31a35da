import { sendMail } from '../../platform/mail/mail.jobs.ts';
import { recordAudit } from '../auth/index.ts';
import { noteRequeuedMail } from '../claims/index.ts';
import type { Operator, RetryDeps } from './outbox.deps.ts';
import { takeAllFailed } from './outbox.store.ts';
import { staleFailedMails } from './stale-mails.ts';

const atOnce = 100;
/** Limits one press to a few seconds of work, so that a mistake is noticed early. */
const mostPerPress = 1000;

export type RetriedMails = { readonly queued: number; readonly isMore: boolean };

/**
 * Queues mails again that had failed by now and are still true, in batches: an error in between leaves earlier batches
 * queued.
 * Two concurrent presses share the mails; each mail is queued once.
 */
export async function retryAllMails(deps: RetryDeps, { actor, address }: Operator): Promise<RetriedMails> {
  const { db, clock, jobs } = deps;
  const failedBy = clock.now();
  const except = await staleFailedMails(deps, db, { now: failedBy, most: mostPerPress });
  let queued = 0;
  while (queued < mostPerPress) {
    const taken = await db.transaction(async (tx) => {
      const now = clock.now();
      const mails = await takeAllFailed(tx, { failedBy, except, now, limit: atOnce });
      for (const mail of mails) {
        await jobs.enqueue(tx, sendMail, { emailId: mail.id });
        await noteRequeuedMail(deps)(tx, mail, actor);
      }
      if (mails.length > 0)
        await recordAudit(tx, {
          action: 'admin-act',
          userId: actor.userId,
          address,
          at: now,
          details: {
            act: 'mails-queued-again',
            mail_ids: mails.map(({ id }) => id),
            before: { state: 'failed' },
            after: { state: 'queued' },
          },
        });
      return mails.length;
    });
    queued += taken;
    if (taken < atOnce) return { queued, isMore: false };
  }
  return { queued, isMore: true };
}
