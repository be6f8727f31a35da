import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { usualDayOfReceipt } from '@plainclaim/domain/law/days/receipt';
import {
  type CertifiedAttempt,
  certificateOfAttempt,
  certificateSummary,
  type ServiceCertificate,
} from '@plainclaim/domain/letters/serving/papers/certificate';
import { hasArrived, letterOf, type ServiceRecord } from '@plainclaim/domain/letters/serving/service-record';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { papers } from '../../../../platform/pdf/papers/papers.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { type ClaimDocumentRow, documentsOfClaim } from '../../evidence/claim-documents.store.ts';
import { documentKey } from '../../evidence/document-key.ts';
import type { PrintedLetter } from '../../letter/print-letter.ts';
import { recordsOf } from '../service.store.ts';
import { fitDocument, timeToFit } from './fit-enclosures.ts';
import { addCertifiedPapers, checkCodeOf } from './papers.store.ts';
import { printPaper } from './print-papers.ts';
import { claimToPrint } from './require-may-print.ts';
import { sha256Of, storedFile, storedLetter } from './stored-letter.ts';

/** Every attempt to serve the letter, with its proof, and the code under which the document is checked. */
export async function makeCertificate(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
): Promise<PrintedLetter> {
  const { db, clock, siteUrl } = deps;
  const { userId } = actor;
  const claim = await claimToPrint(deps, actor, claimId);
  const records = await recordsOf(db, claim.id);
  if (records.length === 0) throw nothingYet();
  const letter = await storedLetter(deps, claim);
  const attempts = await withProofs(deps, userId, claim, records);
  const madeAt = clock.now();
  const code = await db.transaction((tx) => checkCodeOf(tx, claim.id, madeAt));
  const certificate: ServiceCertificate = {
    reference: claim.id,
    shortReference: claim.shortReference,
    from: claim.plaintiffName,
    to: defendantName(claim),
    letter: {
      datedOn: claim.letterDatedOn ? toIsoDate(claim.letterDatedOn) : londonDateOf(claim.createdAt),
      pages: await papers.countPages(userId, letter.bytes),
      sha256: letter.sha256,
    },
    madeAt,
    attempts,
    checkAddress: `${siteUrl}/check/${code}`,
  };
  const parts = [await printPaper(deps, userId, claim.id, certificateSummary(certificate))];
  for (const [at, { pages }] of attempts.entries()) {
    parts.push(await printPaper(deps, userId, claim.id, certificateOfAttempt(certificate, at)));
    if (pages) parts.push(pages);
  }
  const title = `Certificate of service – ${claim.shortReference}`;
  const bytes = await papers.join(userId, { title, author: deps.config.SENDER_COMPANY, madeAt, parts });
  const letters = [letter.sha256, ...records.map(letterOf).flatMap(hashOfPdf)];
  await addCertifiedPapers(
    db,
    claim.id,
    [
      ...[...new Set(letters)].map((sha256) => ({ sha256, kind: 'letter' as const })),
      { sha256: sha256Of(bytes), kind: 'certificate' },
    ],
    madeAt,
  );
  return { bytes: new Uint8Array(bytes), fileName: `Certificate of service ${claim.shortReference}.pdf` };
}

const hashOfPdf = ({ hashOf, letterSha256 }: ReturnType<typeof letterOf>): readonly string[] =>
  hashOf === 'pdf' ? [letterSha256] : [];

type ProvenAttempt = CertifiedAttempt & { readonly pages: Uint8Array | null };

async function withProofs(
  deps: ClaimsDeps,
  userId: string,
  claim: ClaimRow,
  records: readonly ServiceRecord[],
): Promise<readonly ProvenAttempt[]> {
  const documents = await documentsOfClaim(deps.db, claim.id);
  const attempts: ProvenAttempt[] = [];
  const until = timeToFit();
  for (const [at, record] of records.entries()) {
    const document = documents.find(({ id }) => id === record.proofDocumentId);
    attempts.push({
      record,
      usualDay: usualDayOf(deps, claim, record),
      ...(await proofOf(deps, userId, document, `Proof of attempt ${at + 1}`, until)),
    });
  }
  return attempts;
}

/** Of an attempt that arrived; the reply page was seen itself. */
function usualDayOf({ law }: ClaimsDeps, claim: ClaimRow, record: ServiceRecord) {
  if (record.method === 'portal' || !hasArrived(record)) return null;
  const method = methods[record.method];
  const sentAt = record.outcomes.findLast(({ outcome }) => outcome === 'sent')?.at ?? record.doneAt;
  return usualDayOfReceipt({ method, sentAt }, claim.jurisdiction as Jurisdiction, law);
}

const methods = {
  email: 'email',
  'first-class-post': 'post',
  'left-at-address': 'hand',
  'by-hand': 'hand',
} as const;

/** A proof that cannot be printed is still named, with its hash. */
async function proofOf(
  deps: ClaimsDeps,
  userId: string,
  document: ClaimDocumentRow | undefined,
  caption: string,
  until: AbortSignal,
): Promise<Pick<ProvenAttempt, 'proof' | 'pages'>> {
  const file = document && (await storedFile(deps, documentKey(document)));
  if (!file) return { proof: null, pages: null };
  const fitted = await fitDocument(deps, userId, document, caption, until);
  const pages = 'unfit' in fitted ? null : fitted.bytes;
  const { fileName } = document;
  return { proof: { fileName, sha256: file.sha256, isPrinted: pages !== null }, pages };
}

const nothingYet = () =>
  new AppError('conflict', 'no attempt to serve the letter is recorded', {
    userMessage:
      'There is nothing to certify yet: no attempt to bring the letter to the other side is recorded.',
  });
