import { type MailToActOn, mayCorrect, mayTakeBack } from '@plainclaim/domain/shared/mail-acts';
import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { desc, eq } from 'drizzle-orm';
import type { EmailRow } from '../../platform/mail/mail.store.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import type { OutboxDeps } from './outbox.deps.ts';

export type MailActs = {
  readonly email: Pick<EmailRow, 'id' | 'kind' | 'toAddress' | 'subject' | 'heldUntil'>;
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

/** The mails of a claim that an admin can still take back or correct. */
export async function listMailActs(
  { db, clock }: Pick<OutboxDeps, 'db' | 'clock'>,
  claimId: string,
): Promise<readonly MailActs[]> {
  const rows = isUuid(claimId)
    ? await db
        .select({
          id: emails.id,
          kind: emails.kind,
          toAddress: emails.toAddress,
          subject: emails.subject,
          heldUntil: emails.heldUntil,
          attempts: emails.attempts,
          sentAt: emails.sentAt,
          keptAt: emails.keptAt,
        })
        .from(emails)
        .where(eq(emails.claimId, claimId))
        .orderBy(desc(emails.createdAt), desc(emails.id))
        .limit(200)
    : [];
  const now = clock.now();
  return rows
    .map((email) => ({
      email,
      mayTakeBack: mayTakeBack(actOnOf(email), now),
      mayCorrect: mayCorrect(actOnOf(email)) && !isNobody(email.toAddress),
    }))
    .filter((one) => one.mayTakeBack || one.mayCorrect);
}
