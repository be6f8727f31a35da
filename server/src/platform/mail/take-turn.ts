import { isNotice, whenNoticeLeaves } from '@plainclaim/domain/notices/notice-allowance';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { gatherNotices, leaseSeconds } from './mail.jobs.ts';
import { type EmailRow, takeForSending } from './mail.store.ts';
import {
  holdForGathering,
  isAnyGathering,
  noticesLeft,
  takeTurnOfMailbox,
  waitingMail,
} from './notices.store.ts';

export type TurnDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, 'RATE_LIMITS'>;
};

/**
 * Leases a mail for sending; undefined if it is not to be sent now. A notice to a mailbox that has had its
 * hourly limit of notices waits for a summary; retries do not.
 */
export async function takeTurn(deps: TurnDeps, emailId: string): Promise<EmailRow | undefined> {
  const { db, clock, jobs, config } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const mail = config.RATE_LIMITS ? await waitingMail(db, emailId) : undefined;
  if (!mail || mail.attempts > 0 || !isNotice(mail.kind))
    return await takeForSending(db, emailId, now, until);
  return await db.transaction(async (tx) => {
    await takeTurnOfMailbox(tx, mail.toAddress);
    const leaves = whenNoticeLeaves(await noticesLeft(tx, mail.toAddress, now), now);
    // Behind notices that wait already, so that a mailbox gets them in order. One that waited itself leaves when it may:
    // the job of its summary may be lost.
    const isBehind = mail.gatheringSince === null && (await isAnyGathering(tx, mail.toAddress));
    if (leaves === 'now' && !isBehind) return await takeForSending(tx, emailId, now, until);
    await holdForGathering(tx, mail, now);
    if (leaves !== 'now' && !isBehind)
      await jobs.enqueue(tx, gatherNotices, { emailId }, { startAfter: leaves });
    return undefined;
  });
}
