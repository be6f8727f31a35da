import { defendantName } from '@plainclaim/domain/claims/defendant';
import { maxAttachmentBytes } from '@plainclaim/domain/claims/evidence';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { filesKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import type { SameLetter } from '@plainclaim/domain/letters/serving/sending-again';
import { formatLongDate, londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { parseMailbox } from '../../../platform/mail/mail-address.ts';
import type { AttachmentToQueue, MailToQueue } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimToSend } from '../claims.store.ts';
import { documentKey } from '../evidence/document-key.ts';
import { linkLetterDocument } from '../evidence/link-document.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { letterFileName } from '../letter/print-letter.ts';
import { writeDeliveryMail } from '../mails/delivery-mail.tsx';
import { writeLetterMail } from '../mails/letter-mail.tsx';
import { enclosuresToAttach } from '../service/papers/debt-enclosures.ts';
import { type DocumentToSend, type PlannedDocument, planDocuments } from './plan-documents.ts';
import { replyAddress } from './reply-address.ts';

/** A letter ready to be queued: its mail, the key of its PDF, and how each document is sent. */
export type LetterParcel = {
  readonly mail: MailToQueue;
  readonly pdf: AttachmentToQueue;
  readonly documents: readonly PlannedDocument[];
  /** Whether the papers of the Debt Protocol go with it, and the letter should be posted. */
  readonly enclosesDebtPapers: boolean;
};

/** Links in a letter live as long as a dispute about it may. */
const linkDays = 180;
/** Several times the size of the longest letter with its enclosures: the worker that sends them prints them later. */
const roomForLetter = 1024 * 1024;

/**
 * Prepared before the transaction that queues the letter. Without facts, every document goes. `again`: a copy arrived before,
 * and the mail says so.
 */
export async function packLetter(
  deps: ClaimsDeps,
  claim: ClaimToSend,
  letter: string,
  documents: readonly DocumentToSend[],
  facts?: FactsContent,
  again?: SameLetter,
): Promise<LetterParcel> {
  const { config, clock, siteUrl } = deps;
  const pdf: AttachmentToQueue = {
    fileName: letterFileName,
    contentType: 'application/pdf',
    fileKey: letterFileKey(claim.id, letter),
    // Known once it is printed.
    size: 0,
  };
  const planned = await planDocuments(
    deps,
    documents,
    filesKeptBack(facts),
    maxAttachmentBytes - roomForLetter,
  );
  const lastDay = addDays(londonDateOf(clock.now()), linkDays);
  const enclosures = enclosuresToAttach(deps, claim, letter, facts);
  const by = (how: PlannedDocument['sentAs']) => planned.filter(({ sentAs }) => sentAs === how);
  const parts = {
    claim,
    letter,
    siteUrl,
    sender: parseMailbox(config.MAIL_FROM).address,
    attached: by('attached'),
    linked: by('linked').map((document) => ({
      ...document,
      url: `${siteUrl}${linkLetterDocument(deps, document, startOfLondonDay(addDays(lastDay, 1)))}`,
    })),
    linksUntil: formatLongDate(lastDay),
    enclosesDebtPapers: enclosures.length > 0,
    again,
  };
  const isUnknown = claim.defendantEmailUnknown === true;
  return {
    pdf,
    documents: planned,
    enclosesDebtPapers: enclosures.length > 0,
    mail: {
      ...(await (isUnknown ? writeDeliveryMail(parts) : writeLetterMail(parts))),
      to: isUnknown
        ? { address: config.TEAM_MAILBOX }
        : { address: claim.defendantEmail, name: defendantName(claim) },
      replyTo: isUnknown ? claim.plaintiffEmail : replyAddress(deps, claim.id),
      attachments: [pdf, ...enclosures, ...by('attached').map(asAttachment)],
      dedupeKey: `claim-letter:${claim.id}`,
      claimId: claim.id,
    },
  };
}

const asAttachment = (document: PlannedDocument): AttachmentToQueue => ({
  fileName: document.fileName,
  contentType: document.fileType,
  fileKey: documentKey(document),
  size: document.fileSize,
});
