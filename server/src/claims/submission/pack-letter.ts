import { randomBytes } from 'node:crypto';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { maxAttachmentBytes } from '@plainclaim/domain/claims/evidence';
import { formatLongDate, londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { newFileName } from '../../platform/files/file-key.ts';
import { parseMailbox } from '../../platform/mail/mail-address.ts';
import type { AttachmentToQueue, MailToQueue } from '../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { NewClaim } from '../claims.store.ts';
import { documentKey } from '../evidence/document-key.ts';
import { linkUntil } from '../evidence/link-document.ts';
import { announceFile } from '../evidence/unclaimed-files.ts';
import { printLetter } from '../letter/print-letter.ts';
import { writeDeliveryMail } from '../mails/delivery-mail.tsx';
import { writeLetterMail } from '../mails/letter-mail.tsx';
import { type DocumentToSend, type PlannedDocument, planDocuments } from './plan-documents.ts';

/** A letter ready to be posted: its mail, its PDF in the store, and how each document travels. */
export type LetterParcel = {
  readonly mail: MailToQueue;
  readonly pdf: AttachmentToQueue;
  readonly documents: readonly PlannedDocument[];
};

/** Links in a letter live as long as a dispute about it may. */
const linkDays = 180;
const largestPdf = 5 * 1024 * 1024;

/**
 * Does the slow part before the transaction that posts the letter. The PDF is in the store afterwards, owned by
 * nothing until that transaction takes it.
 */
export async function packLetter(
  deps: ClaimsDeps,
  claim: NewClaim,
  letter: string,
  documents: readonly DocumentToSend[],
): Promise<LetterParcel> {
  const { config, clock, siteUrl } = deps;
  const pdf = await storePdf(deps, claim.id, letter);
  const planned = await planDocuments(deps, documents, maxAttachmentBytes - pdf.size);
  const lastDay = addDays(londonDateOf(clock.now()), linkDays);
  const by = (how: PlannedDocument['sentAs']) => planned.filter(({ sentAs }) => sentAs === how);
  const parts = {
    claim,
    letter,
    siteUrl,
    sender: parseMailbox(config.MAIL_FROM).address,
    attached: by('attached'),
    linked: by('linked').map((document) => ({
      ...document,
      url: `${siteUrl}${linkUntil(deps, document, startOfLondonDay(addDays(lastDay, 1)))}`,
    })),
    linksUntil: formatLongDate(lastDay),
  };
  const isUnknown = claim.defendantEmailUnknown === true;
  return {
    pdf,
    documents: planned,
    mail: {
      ...(await (isUnknown ? writeDeliveryMail(parts) : writeLetterMail(parts))),
      to: isUnknown
        ? { address: config.TEAM_MAILBOX }
        : { address: claim.defendantEmail, name: defendantName(claim) },
      replyTo: isUnknown ? claim.plaintiffEmail : replyMailbox(deps),
      attachments: [pdf, ...by('attached').map(asAttachment)],
      dedupeKey: `claim-letter:${claim.id}`,
      claimId: claim.id,
    },
  };
}

/** Where defendants answer. */
export const replyMailbox = ({
  config,
}: {
  readonly config: Pick<ClaimsDeps['config'], 'REPLY_MAILBOX' | 'MAIL_FROM'>;
}): string => config.REPLY_MAILBOX ?? parseMailbox(config.MAIL_FROM).address;

async function storePdf(deps: ClaimsDeps, claimId: string, letter: string): Promise<AttachmentToQueue> {
  const { bytes, fileName } = await printLetter(deps, { text: letter, reference: claimId });
  const now = deps.clock.now();
  // A name of its own for every try: two submissions at once must not write over each other's.
  const fileKey = `private/claim-letters/${claimId}/${newFileName('pdf', now, randomBytes)}`;
  const contentType = 'application/pdf';
  await announceFile(deps.db, fileKey, now);
  const { size } = await deps.files.put(fileKey, bytes, { contentType, maxBytes: largestPdf });
  return { fileName, contentType, fileKey, size };
}

const asAttachment = (document: PlannedDocument): AttachmentToQueue => ({
  fileName: document.fileName,
  contentType: document.fileType,
  fileKey: documentKey(document),
  size: document.fileSize,
});
