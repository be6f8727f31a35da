import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { workerFor } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { forgottenAfterSeconds, rescueMail, sendMail } from './mail.jobs.ts';
import { takeForgotten } from './mail.store.ts';

export type RescueMailDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

const atOnce = 200;

/** Enqueues a new job for every waiting mail without one, for example after a crash in its last attempt. */
export async function rescueForgottenMail({ db, clock, log, jobs }: RescueMailDeps): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - forgottenAfterSeconds * 1000);
  const rescued = await db.transaction(async (tx) => {
    const ids = await takeForgotten(tx, before, now, atOnce);
    for (const emailId of ids) await jobs.enqueue(tx, sendMail, { emailId });
    return ids.length;
  });
  if (rescued > 0) log.warn({ rescued }, 'waiting mails had no job and were queued again');
  if (rescued === atOnce) await rescueForgottenMail({ db, clock, log, jobs });
}

export const rescueMailWorker = (deps: RescueMailDeps) =>
  workerFor(rescueMail, () => rescueForgottenMail(deps));
