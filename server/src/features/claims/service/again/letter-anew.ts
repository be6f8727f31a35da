import { correctParty } from '@plainclaim/domain/letters/correct-party';
import { redateLetter } from '@plainclaim/domain/letters/redate-letter';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { documentsOfClaim, setDocumentsSent } from '../../evidence/claim-documents.store.ts';
import { abandonFiles } from '../../evidence/unclaimed-files.ts';
import { newestFacts } from '../../facts/facts.store.ts';
import { interestFreeDaysOf } from '../../holds/interest-free-days-of.ts';
import { finishLetter } from '../../letter/finish-letter.ts';
import { factsOfClaim } from '../../letter/letter-facts.ts';
import { filesOfLetter, letterFileKey } from '../../letter/letter-file.ts';
import { filesNotCarried, moveLetterFile } from '../../mails/claim-mails.store.ts';
import { type LetterParcel, packLetter } from '../../submission/pack-letter.ts';
import { changeClaim } from '../../write-claim.ts';
import { letterDay } from '../letter-hash.ts';
import { formerParties } from './former-parties.ts';

export type LetterAnew = {
  readonly letter: string;
  readonly datedOn: IsoDate;
  readonly parcel: LetterParcel;
};

/**
 * Writes the claim's letter again: with this date, its days counted from there, and the other side's present name and
 * address. Call before the transaction that stores it. Throws when the check of the letter finds a problem.
 */
export async function writeLetterAnew(
  deps: ClaimsDeps,
  claim: ClaimRow,
  datedOn: IsoDate,
): Promise<LetterAnew> {
  const told = (await newestFacts(deps.db, claim.id))?.content;
  const { law } = deps;
  const facts = factsOfClaim(claim, told);
  const interestFree = await interestFreeDaysOf(deps.db, claim.id);
  const former = await formerParties(deps.db, claim.id);
  const named = correctParty(claim.generatedLetterContent ?? '', facts, former);
  const text = redateLetter(named, { facts, law, interestFree }, letterDay(claim), datedOn);
  const letter = finishLetter(deps, text, { facts, today: datedOn, law, interestFree }, claim);
  const dated = { ...claim, letterDatedOn: datedOn, responseDeadline: null };
  const parcel = await packLetter(deps, dated, letter, await documentsOfClaim(deps.db, claim.id), told);
  return { letter, datedOn, parcel };
}

/** For a mail that was written before the letter changed: the letter keeps its text and its date. */
export async function packLetterAsItIs(
  deps: ClaimsDeps,
  claim: ClaimRow,
  datedOn: IsoDate,
): Promise<LetterAnew> {
  const told = (await newestFacts(deps.db, claim.id))?.content;
  const letter = claim.generatedLetterContent ?? '';
  const parcel = await packLetter(deps, claim, letter, await documentsOfClaim(deps.db, claim.id), told);
  return { letter, datedOn, parcel };
}

/** Stores it as the letter of the claim, which the caller has locked. Mails to the claimant that wait carry its PDF. */
export async function storeLetterAnew(
  tx: Tx,
  claim: ClaimRow,
  { letter, datedOn, parcel }: LetterAnew,
  now: Date,
): Promise<ClaimRow> {
  await setDocumentsSent(tx, parcel.documents);
  await moveLetterFiles(tx, claim, letter, { withDebtPapers: parcel.enclosesDebtPapers, now });
  return await changeClaim(tx, claim, { generatedLetterContent: letter, letterDatedOn: datedOn }, now);
}

type Move = { readonly withDebtPapers: boolean; readonly now: Date };

/**
 * Gives the claim's queued mails, the claimant's copy among them, the PDF of this letter and the papers that go with it.
 * Earlier files that no mail carries are abandoned.
 */
export async function moveLetterFiles(
  tx: Tx,
  { id, generatedLetterContent: before }: ClaimRow,
  letter: string,
  { withDebtPapers, now }: Move,
): Promise<void> {
  const filesOf = (text: string) => (withDebtPapers ? filesOfLetter(id, text) : [letterFileKey(id, text)]);
  const files = filesOf(letter);
  const earlier = filesOf(before ?? '').filter((key) => !files.includes(key));
  for (const [at, was] of earlier.entries()) await moveLetterFile(tx, id, { was, is: files[at] ?? was });
  await abandonFiles(tx, await filesNotCarried(tx, id, earlier), now);
}
