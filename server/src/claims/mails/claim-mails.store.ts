import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { emailAttachments, emails } from '../../platform/mail/mail.tables.ts';
import { letterKinds } from './mail-kinds.ts';

/** Every mail queued about a claim, oldest first, without the bodies: they are long. */
export async function mailsOfClaim(executor: Executor, claimId: string) {
  const mails = prepared(executor, 'mails_of_claim', (name) =>
    executor
      .select({
        id: emails.id,
        kind: emails.kind,
        to: emails.toAddress,
        subject: emails.subject,
        lastError: emails.lastError,
        createdAt: emails.createdAt,
        sentAt: emails.sentAt,
        failedAt: emails.failedAt,
        keptAt: emails.keptAt,
        attachments: count(emailAttachments.id),
      })
      .from(emails)
      .leftJoin(emailAttachments, eq(emailAttachments.emailId, emails.id))
      .where(eq(emails.claimId, sql.placeholder('claimId')))
      .groupBy(emails.id)
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .prepare(name),
  );
  return await mails.execute({ claimId });
}

export type MailOfClaim = Awaited<ReturnType<typeof mailsOfClaim>>[number];

/** Those of the claims whose letter failed for good. */
export async function claimsWithFailedLetter(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set();
  const failed = prepared(executor, 'claims_with_failed_letter', (name) =>
    executor
      .selectDistinct({ claimId: emails.claimId })
      .from(emails)
      .where(
        and(
          isOneOf(emails.claimId, 'claimIds'),
          inArray(emails.kind, [...letterKinds]),
          isNotNull(emails.failedAt),
        ),
      )
      .prepare(name),
  );
  const rows = await failed.execute({ claimIds });
  return new Set(rows.map(({ claimId }) => claimId as string));
}
