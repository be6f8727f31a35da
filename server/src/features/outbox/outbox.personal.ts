import { isSecretMail } from '@plainclaim/domain/accounts/secret-mail';
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { emailAttachments, emails } from '../../platform/mail/mail.tables.ts';
import type { Person, PersonalPart } from '../../platform/personal-data/personal-part.ts';
import { tableSection } from '../../platform/personal-data/table-section.ts';
import { textMessages } from '../../platform/sms/sms.tables.ts';

const toOneOf = (addresses: readonly string[]): SQL =>
  inArray(sql`lower(${emails.toAddress})`, [...new Set(addresses.map((one) => one.toLowerCase()))]);

const aboutTheirClaims = ({ claimIds, claimAddresses }: Person): SQL | undefined =>
  and(inArray(emails.claimId, [...claimIds]), toOneOf(claimAddresses));

/**
 * Mails to the account's address are shown only once that mailbox is proven: another person's address may
 * have been typed at sign-up.
 */
const mailsTo = (person: Person): SQL | undefined =>
  or(aboutTheirClaims(person), person.provenEmail === null ? undefined : toOneOf([person.provenEmail]));

/** For erasure an unproven address is enough: its mails were caused by this account. */
const mailsToForget = (person: Person): SQL | undefined =>
  or(
    aboutTheirClaims(person),
    person.email === null
      ? undefined
      : and(
          toOneOf([person.email]),
          or(isNull(emails.claimId), inArray(emails.claimId, [...person.claimIds])),
        ),
  );

export const outboxPersonalPart = (deps: {
  /** Removes the files once the transaction has committed. */
  readonly letGoOfFiles: (tx: Tx, keys: readonly string[]) => Promise<void>;
}): PersonalPart => ({
  sections: [
    tableSection(emails, {
      name: 'mails',
      about: 'Mails we sent you.',
      of: (person) => and(mailsTo(person), or(isNull(emails.heldUntil), lte(emails.heldUntil, person.at))),
      key: emails.id,
      show: [
        'id',
        'kind',
        'toAddress',
        'toName',
        'subject',
        'text',
        'claimId',
        'createdAt',
        'sentAt',
        'failedAt',
      ],
      leaveOut: {
        replyTo: 'our own mailbox, or the other side’s',
        html: 'the same words as the text',
        dedupeKey: 'tells one mail from another',
        messageId: 'tells one mail from another',
        unsubscribeUrl: 'a link that works without signing in',
        attempts: 'a counter of tries',
        lastError: 'what a mail server said',
        heldUntil: 'part of sending',
        restsUntil: 'part of sending',
        rewrittenAt: 'part of sending',
        touchedAt: 'part of sending',
        sendingUntil: 'part of sending',
        keptAt: 'part of sending',
        gatheringSince: 'part of sending',
        gatheredIn: 'which mail it left in together with others',
      },
      present: (row) =>
        isSecretMail(String(row.kind)) ? { ...row, text: '(a link or code that opens your account)' } : row,
    }),
    tableSection(textMessages, {
      name: 'text-messages',
      about: 'When we sent codes to your phone, without the codes.',
      of: ({ phone }) => (phone === null ? undefined : eq(textMessages.toPhone, phone)),
      key: textMessages.id,
      show: ['id', 'kind', 'toPhone', 'createdAt', 'sentAt', 'failedAt'],
      leaveOut: {
        text: 'a code that opens your account',
        providerId: 'tells one message from another',
        lastError: 'what the provider said',
        keptAt: 'part of sending',
      },
    }),
  ],
  notShown: {
    email_attachments: 'copies of letters and documents, which are in the download as files',
    rate_limits: 'counters against misuse, under names that cannot be read back',
    demo_seeds: 'which demo rows were planted; no people',
  },
  forget: async (tx, person) => {
    if (person.phone !== null) await tx.delete(textMessages).where(eq(textMessages.toPhone, person.phone));
    const waiting = and(isNull(emails.sentAt), isNull(emails.failedAt), isNull(emails.keptAt));
    const ofClaims = inArray(emails.claimId, [...person.claimIds]);
    // Letters still queued are deleted, not sent.
    await deleteMails(tx, deps.letGoOfFiles, or(mailsToForget(person), and(ofClaims, waiting)));
    await tx
      .update(emails)
      .set({ replyTo: null })
      .where(and(ofClaims, inArray(emails.replyTo, [...person.claimAddresses])));
  },
  eraseClaim: (tx, claimId) => deleteMails(tx, deps.letGoOfFiles, eq(emails.claimId, claimId)),
});

/** Also removes attachments that no other mail needs. */
async function deleteMails(
  tx: Tx,
  letGoOfFiles: (tx: Tx, keys: readonly string[]) => Promise<void>,
  which: SQL | undefined,
): Promise<void> {
  if (which === undefined) return;
  const attached = await tx
    .selectDistinct({ fileKey: emailAttachments.fileKey })
    .from(emailAttachments)
    .innerJoin(emails, eq(emails.id, emailAttachments.emailId))
    .where(which);
  // A gathered mail contains the words of the mails sent in it, so it goes too.
  const gathered = tx
    .select({ id: emails.gatheredIn })
    .from(emails)
    .where(and(which, isNotNull(emails.gatheredIn)));
  await tx.delete(emails).where(or(which, inArray(emails.id, gathered)));
  const keys = attached.map(({ fileKey }) => fileKey);
  const needed = await tx
    .select({ fileKey: emailAttachments.fileKey })
    .from(emailAttachments)
    .where(inArray(emailAttachments.fileKey, keys));
  await letGoOfFiles(
    tx,
    keys.filter((key) => !needed.some(({ fileKey }) => fileKey === key)),
  );
}
