import { randomBytes, randomUUID } from 'node:crypto';
import { claimForm } from '@plainclaim/domain/claims/claim-form';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { demoPeople, metadataStore } from '../../../features/auth/index.ts';
import { type ClaimRow, drawShortReference, lockClaim } from '../../../features/claims/claims.store.ts';
import { insertDraft } from '../../../features/claims/drafts/drafts.store.ts';
import { insertClaimDocuments } from '../../../features/claims/evidence/claim-documents.store.ts';
import { documentKey } from '../../../features/claims/evidence/document-key.ts';
import { type ClaimsDeps, noteAcceptedMail } from '../../../features/claims/index.ts';
import { finishLetter } from '../../../features/claims/letter/finish-letter.ts';
import { keepLetterFile, storeLetter } from '../../../features/claims/letter/print-when-read.ts';
import { noteFailedLetter } from '../../../features/claims/service/note-failed-letter.ts';
import { claimFromForm } from '../../../features/claims/submission/claim-from-form.ts';
import { packConfirmation } from '../../../features/claims/submission/pack-confirmation.ts';
import { packLetter } from '../../../features/claims/submission/pack-letter.ts';
import type { DocumentToSend } from '../../../features/claims/submission/plan-documents.ts';
import { recordSubmission } from '../../../features/claims/submission/record-submission.ts';
import { addClaim, changeClaim } from '../../../features/claims/write-claim.ts';
import { recordEvent } from '../../../features/history/index.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newFileName } from '../../../platform/files/file-key.ts';
import { markFailed, markStored, takeForSending } from '../../../platform/mail/mail.store.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Platform } from '../../../platform/open-platform.ts';
import { renderLetterPdf } from '../../../platform/pdf/render-letter-pdf.ts';
import { type DemoClaim, type DemoDocument, demoClaims, demoDraft } from './demo-claims.ts';

const [plaintiff] = demoPeople;
const actor = {
  userId: plaintiff.id,
  email: plaintiff.email,
  role: plaintiff.role,
  sessionId: '',
  aal: 'aal1' as const,
  needsSecondStep: false,
  isConfirmed: true,
};

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 3600 * 1000);

/** Three claims of the demo plaintiff, as if submitted on earlier days, and an unfinished draft. */
export async function plantDemoClaims(tx: Tx, platform: Platform, siteUrl: string): Promise<void> {
  const now = platform.clock.now();
  for (const claim of demoClaims) await plantClaim(tx, platform, siteUrl, claim, now);
  const begun = daysBefore(now, 1);
  await insertDraft(tx, { ...demoDraft, userId: plaintiff.id, createdAt: begun, updatedAt: begun });
}

/** One claim, as if submitted on an earlier day. */
export async function plantClaim(
  tx: Tx,
  platform: Platform,
  siteUrl: string,
  demo: DemoClaim,
  now: Date,
): Promise<ClaimRow> {
  const then = daysBefore(now, demo.submitted);
  const deps: ClaimsDeps = {
    ...platform,
    siteUrl,
    clock: { now: () => then },
    metadata: metadataStore(platform),
  };
  const today = londonDateOf(then);
  const incidentDate = addDays(londonDateOf(now), -demo.incident);
  const form = claimForm(then).parse({ ...demo.form, incidentDate });
  const context = { facts: factsOfForm(form), today, law: deps.law };
  const named = { id: demo.id, shortReference: await drawShortReference(tx) };
  const letter = finishLetter(deps, draftLetter(context), context, named);
  const newClaim = claimFromForm(form, { ...named, userId: plaintiff.id, letter, now: then });
  const documents: DocumentToSend[] = [];
  for (const document of demo.documents) documents.push(await storeDocument(deps, demo.id, document, then));
  const parcel = await packLetter(deps, newClaim, letter, documents);
  const confirmation = await packConfirmation(deps, newClaim, parcel);

  const added = await addClaim(tx, newClaim);
  await insertClaimDocuments(
    tx,
    parcel.documents.map((document) => ({ ...document, claimId: added.id })),
  );
  // Stored as not to be sent: demo data mails no one, whatever mail server is configured.
  await markStored(tx, await queueMail(deps, tx, confirmation), then);
  const mailId = await queueMail(deps, tx, parcel.mail);
  await recordSubmission(tx, actor, added, parcel, mailId);
  await keepLetterFile(tx, added.id, await storeLetter(deps, { claimId: added.id, letter }));
  await letterLeaves(tx, deps, added, mailId, demo);
  const claim = (await lockClaim(tx, added.id)) ?? added;
  await whatHappenedSince(tx, claim, demo, now);
  return claim;
}

/** Without a mail: to the claimant neither of its sending nor of its failure. */
async function letterLeaves(
  tx: Tx,
  deps: ClaimsDeps,
  claim: ClaimRow,
  mailId: string,
  { refusal }: Pick<DemoClaim, 'refusal'>,
): Promise<void> {
  const at = deps.clock.now();
  if (refusal === undefined) {
    const stored = await markStored(tx, mailId, at);
    if (stored) await noteAcceptedMail(deps)(tx, stored);
    return;
  }
  await takeForSending(tx, mailId, at, at);
  const failed = await markFailed(tx, mailId, { attempt: 1, error: refusal, forGoodAt: at });
  if (failed) await noteFailedLetter(tx, claim, failed, at);
}

async function whatHappenedSince(tx: Tx, claim: ClaimRow, { paid }: DemoClaim, now: Date): Promise<void> {
  const { responseDeadline } = claim;
  if (paid !== undefined) {
    const at = daysBefore(now, paid);
    const facts = { from: claim.status, to: 'resolved' };
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'claim.paid',
      actor: { kind: 'plaintiff', id: plaintiff.id },
      at,
      facts,
    });
    await changeClaim(tx, claim, { status: 'resolved' }, at);
  } else if (responseDeadline !== null && responseDeadline < now) {
    const at = new Date(responseDeadline.getTime() + 24 * 3600 * 1000);
    const facts = { response_deadline: responseDeadline.toISOString() };
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'deadline.passed',
      actor: { kind: 'system', id: null },
      at,
      facts,
    });
    await changeClaim(tx, claim, { deadlineNotedAt: at }, at);
  }
}

export async function storeDocument(
  { files }: Pick<ClaimsDeps, 'files'>,
  claimId: string,
  { fileName, text }: DemoDocument,
  createdAt: Date,
): Promise<DocumentToSend> {
  const filePath = `${claimId}/${newFileName('pdf', createdAt, randomBytes)}`;
  const fileType = 'application/pdf';
  const bytes = await renderLetterPdf({ title: fileName, text });
  const { size } = await files.put(documentKey({ filePath }), bytes, {
    contentType: fileType,
    maxBytes: bytes.length,
  });
  return { id: randomUUID(), fileName, filePath, fileType, fileSize: size, createdAt };
}
