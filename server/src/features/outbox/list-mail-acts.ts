import {
  type MailToActOn,
  mayCorrect,
  mayTakeBack,
  takeBackKinds,
} from '@plainclaim/domain/shared/mail-acts';
import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { type EmailRow, waiting } from '../../platform/mail/mail.store.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import type { OutboxDeps } from './outbox.deps.ts';

export type MailActs = {
  readonly email: Pick<EmailRow, 'id' | 'kind' | 'claimId' | 'toAddress' | 'subject' | 'heldUntil'>;
  readonly mayTakeBack: boolean;
  readonly mayCorrect: boolean;
};

type Facts = Pick<EmailRow, 'kind' | 'heldUntil' | 'attempts' | 'sentAt' | 'keptAt'>;

export const actOnOf = ({ kind, heldUntil, attempts, sentAt, keptAt }: Facts): MailToActOn => ({
  kind,
  heldUntil,
  attempts,
  leftAt: sentAt ?? keptAt,
});

type Deps = Pick<OutboxDeps, 'db' | 'clock'>;

/** The mails of a claim that an admin can still take back or correct. */
export async function listMailActs({ db, clock }: Deps, claimId: string): Promise<readonly MailActs[]> {
  const rows = isUuid(claimId) ? await newestMails(db, eq(emails.claimId, claimId), 200) : [];
  const now = clock.now();
  return rows
    .map((email) => ({
      email,
      mayTakeBack: mayTakeBack(actOnOf(email), now),
      mayCorrect: mayCorrect(actOnOf(email)) && !isNobody(email.toAddress),
    }))
    .filter((one) => one.mayTakeBack || one.mayCorrect);
}

/** The mails of all claims that any admin can still take back: those of the acts of the last minute. */
export async function listHeldMails({ db, clock }: Deps): Promise<readonly MailActs[]> {
  const now = clock.now();
  const isHeld = and(waiting, gt(emails.heldUntil, now), inArray(emails.kind, [...takeBackKinds]));
  return (await newestMails(db, isHeld, 50))
    .filter((email) => mayTakeBack(actOnOf(email), now))
    .map((email) => ({ email, mayTakeBack: true, mayCorrect: false }));
}

const newestMails = (executor: Executor, condition: SQL | undefined, limit: number) =>
  executor
    .select({
      id: emails.id,
      kind: emails.kind,
      claimId: emails.claimId,
      toAddress: emails.toAddress,
      subject: emails.subject,
      heldUntil: emails.heldUntil,
      attempts: emails.attempts,
      sentAt: emails.sentAt,
      keptAt: emails.keptAt,
    })
    .from(emails)
    .where(condition)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
