import { refusalToResend } from '@plainclaim/domain/accounts/secret-mail';
import { mailWait, mailWaitWords } from '@plainclaim/domain/notices/mail-wait';
import { AppError } from '@plainclaim/domain/shared/errors';
import { sendMail } from '../../platform/mail/mail.jobs.ts';
import { type EmailRow, emailById } from '../../platform/mail/mail.store.ts';
import { recordAudit } from '../auth/index.ts';
import { noteRequeuedMail } from '../claims/index.ts';
import type { Operator, RetryDeps } from './outbox.deps.ts';
import { takeFailed } from './outbox.store.ts';
import { mailNotFound } from './read-mail.ts';
import { whyStale } from './stale-mails.ts';

/**
 * Queues a failed mail again, with the same Message-ID: should the first attempt have arrived after all, mail
 * programs show one mail.
 */
export async function retryMail(deps: RetryDeps, { actor, address }: Operator, id: string): Promise<void> {
  const { db, clock, jobs } = deps;
  const email = await emailById(db, id);
  if (!email) throw mailNotFound();
  const refusal = refusalToResend(email.kind);
  if (refusal) throw new AppError('conflict', 'its link or code has run out', { userMessage: refusal });
  const stale = email.failedAt ? await whyStale(deps, db, email, clock.now()) : undefined;
  if (stale)
    throw new AppError('conflict', 'the mail is no longer true', {
      userMessage: `This mail is out of date, so it is not sent again. ${stale}`,
    });
  await db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await takeFailed(tx, id, now);
    if (!taken)
      throw new AppError('conflict', 'the mail has not failed', {
        userMessage: onItsWay(email, now),
      });
    await jobs.enqueue(tx, sendMail, { emailId: id });
    await noteRequeuedMail(deps)(tx, taken, actor);
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: now,
      details: {
        act: 'mail-queued-again',
        mail_id: id,
        before: { state: 'failed', attempts: email.attempts },
        after: { state: 'queued' },
      },
    });
  });
}

/** A mail that waits is not sent sooner by a retry, so the admin is told why it waits. */
function onItsWay(email: EmailRow, now: Date): string {
  const isWaiting = email.sentAt === null && email.keptAt === null;
  const wait = isWaiting ? mailWait(email, now) : null;
  if (wait?.why === 'paused') return mailWaitWords(wait);
  return `This mail is on its way already.${wait ? ` ${mailWaitWords(wait)}` : ''}`;
}
