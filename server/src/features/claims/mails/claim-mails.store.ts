import { and, asc, count, eq, inArray, isNotNull, like, notInArray, notLike, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type AttachmentRow, waiting } from '../../../platform/mail/mail.store.ts';
import { emailAttachments, emails } from '../../../platform/mail/mail.tables.ts';
import { anyLetterFile } from '../letter/letter-file.ts';
import { letterServiceOutcomes, letterServices } from '../service/service.tables.ts';
import { letterKinds, mailKinds } from './mail-kinds.ts';

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
        heldUntil: emails.heldUntil,
        sentAt: emails.sentAt,
        failedAt: emails.failedAt,
        keptAt: emails.keptAt,
        /** Files beside the letter's own PDF, which the letter and its confirmation carry. */
        attachments: count(emailAttachments.id),
      })
      .from(emails)
      .leftJoin(
        emailAttachments,
        and(eq(emailAttachments.emailId, emails.id), notLike(emailAttachments.fileKey, anyLetterFile)),
      )
      .where(eq(emails.claimId, sql.placeholder('claimId')))
      .groupBy(emails.id)
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .prepare(name),
  );
  return await mails.execute({ claimId });
}

export type MailOfClaim = Awaited<ReturnType<typeof mailsOfClaim>>[number];

type LetterAttempts = {
  readonly isQueued: boolean;
  readonly wasTried: boolean;
  /** A posted copy was returned. */
  readonly cameBack: boolean;
};

export const noAttempts: LetterAttempts = { isQueued: false, wasTried: false, cameBack: false };

/** What was tried with the letters of these claims, without entries for claims with whose letter nothing was. */
export async function letterAttempts(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, LetterAttempts>> {
  if (claimIds.length === 0) return new Map();
  const attempts = prepared(executor, 'letter_attempts', (name) =>
    executor
      .select({
        claimId: sql<string>`${emails.claimId}`,
        // A mail to our own team brings the letter to no one else.
        isQueued: sql<boolean>`(${emails.kind} = ${sql.raw(`'${mailKinds.letter}'`)} and ${waiting})`,
        cameBack: sql<boolean>`false`,
      })
      .from(emails)
      .where(and(isOneOf(emails.claimId, 'claimIds'), inArray(emails.kind, [...letterKinds])))
      .unionAll(
        executor
          .select({
            claimId: sql<string>`${letterServices.claimId}`,
            isQueued: sql<boolean>`false`,
            cameBack: sql<boolean>`coalesce('returned' = (
              select one.outcome from ${letterServiceOutcomes} one
              where one.service_id = ${letterServices}.id order by one.entry desc limit 1
            ), false)`,
          })
          .from(letterServices)
          .where(isOneOf(letterServices.claimId, 'claimIds')),
      )
      .prepare(name),
  );
  const byClaim = new Map<string, LetterAttempts>();
  for (const { claimId, isQueued, cameBack } of await attempts.execute({ claimIds })) {
    const before = byClaim.get(claimId) ?? noAttempts;
    byClaim.set(claimId, {
      isQueued: isQueued || before.isQueued,
      wasTried: true,
      cameBack: cameBack || before.cameBack,
    });
  }
  return byClaim;
}

/** The PDF of the letter, and of the papers that go with it, that a mail carries. */
export async function letterFilesOf(executor: Executor, emailId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ fileKey: emailAttachments.fileKey })
    .from(emailAttachments)
    .where(and(eq(emailAttachments.emailId, emailId), like(emailAttachments.fileKey, anyLetterFile)))
    .orderBy(asc(emailAttachments.position));
  return rows.map(({ fileKey }) => fileKey);
}

/** The letters that mails to the claimant carry, whether they have left or wait. */
export async function copiesOfClaimant(executor: Executor, claimId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ fileKey: emailAttachments.fileKey })
    .from(emailAttachments)
    .innerJoin(emails, eq(emails.id, emailAttachments.emailId))
    .where(
      and(
        eq(emails.claimId, claimId),
        inArray(emails.kind, [mailKinds.confirmation, mailKinds.newDate]),
        like(emailAttachments.fileKey, anyLetterFile),
      ),
    );
  return rows.map(({ fileKey }) => fileKey);
}

/**
 * A letter that was dated anew is another file: mails of the claim that have not left carry the new one. Those that bring
 * the letter are written anew before they leave, as its text stands in them.
 */
export async function moveLetterFile(
  tx: Tx,
  claimId: string,
  { was, is }: { readonly was: string; readonly is: string },
): Promise<void> {
  const stay = tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.claimId, claimId), waiting, notInArray(emails.kind, [...letterKinds])));
  await tx
    .update(emailAttachments)
    .set({ fileKey: is, size: 0 })
    .where(and(inArray(emailAttachments.emailId, stay), eq(emailAttachments.fileKey, was)));
}

/** Those of the files that no mail about the claim carries. */
export async function filesNotCarried(
  tx: Tx,
  claimId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  const ofClaim = tx.select({ id: emails.id }).from(emails).where(eq(emails.claimId, claimId));
  const carried = await tx
    .select({ fileKey: emailAttachments.fileKey })
    .from(emailAttachments)
    .where(and(inArray(emailAttachments.emailId, ofClaim), inArray(emailAttachments.fileKey, [...keys])));
  return keys.filter((key) => !carried.some(({ fileKey }) => fileKey === key));
}

/** Sets the size of a file created after its mails were queued. False when no mail has it any more. */
export async function setAttachmentSize(
  executor: Executor,
  claimId: string,
  { fileKey, size }: Pick<AttachmentRow, 'fileKey' | 'size'>,
): Promise<boolean> {
  const ofClaim = executor.select({ id: emails.id }).from(emails).where(eq(emails.claimId, claimId));
  const carrying = await executor
    .update(emailAttachments)
    .set({ size })
    .where(and(inArray(emailAttachments.emailId, ofClaim), eq(emailAttachments.fileKey, fileKey)))
    .returning({ id: emailAttachments.id });
  return carrying.length > 0;
}

/** Deletes every mail about a claim, sent or not. Returns the keys of the attached files. */
export async function deleteMailsOfClaim(tx: Tx, claimId: string): Promise<readonly string[]> {
  const ids = tx.select({ id: emails.id }).from(emails).where(eq(emails.claimId, claimId));
  const attached = await tx
    .delete(emailAttachments)
    .where(inArray(emailAttachments.emailId, ids))
    .returning({ fileKey: emailAttachments.fileKey });
  // Summary mails that contain one of these mails hold its text, too.
  const gathered = tx
    .select({ id: emails.gatheredIn })
    .from(emails)
    .where(and(eq(emails.claimId, claimId), isNotNull(emails.gatheredIn)));
  await tx.delete(emails).where(or(eq(emails.claimId, claimId), inArray(emails.id, gathered)));
  return attached.map(({ fileKey }) => fileKey);
}
