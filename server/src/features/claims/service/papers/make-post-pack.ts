import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { isTooOldToPost, tooOldToPostWords } from '@plainclaim/domain/letters/serving/dating-anew';
import { firstArrival, lettersReach } from '@plainclaim/domain/letters/serving/letters-reach';
import {
  addressSheet,
  hasList,
  howToPost,
  listOfEnclosures,
  type PostPack,
} from '@plainclaim/domain/letters/serving/papers/post-pack';
import { dayHasPassed } from '@plainclaim/domain/letters/serving/sending-again';
import { letterOf } from '@plainclaim/domain/letters/serving/service-record';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { addDays, type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { papers } from '../../../../platform/pdf/papers/papers.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { documentsOfClaim } from '../../evidence/claim-documents.store.ts';
import { newestFacts } from '../../facts/facts.store.ts';
import { requireNoHold } from '../../holds/require-no-hold.ts';
import type { PrintedLetter } from '../../letter/print-letter.ts';
import { lastDayToReply } from '../last-day-to-reply.ts';
import { recordsOf } from '../service.store.ts';
import { debtEnclosures } from './debt-enclosures.ts';
import { fitEnclosures } from './fit-enclosures.ts';
import { printPaper } from './print-papers.ts';
import { claimToPrint } from './require-may-print.ts';
import { storedLetter } from './stored-letter.ts';

/** Everything to print and post: a sheet for the claimant, the address, the letter, and what is enclosed. */
export async function makePostPack(deps: ClaimsDeps, actor: Actor, claimId: string): Promise<PrintedLetter> {
  const { userId } = actor;
  const claim = await claimToPrint(deps, actor, claimId);
  if (!isOpen(claim.status)) throw closed();
  await requireNoHold(deps.db, claim.id, deps.clock.now());
  const letter = await storedLetter(deps, claim);
  const protocol = await debtEnclosures(deps, claim, (await newestFacts(deps.db, claim.id))?.content);
  const evidence = await fitEnclosures(
    deps,
    userId,
    await documentsOfClaim(deps.db, claim.id),
    protocol.length,
  );
  const enclosures = [
    ...(await Promise.all(
      protocol.map(async ({ title, bytes }, at) => ({
        no: at + 1,
        name: title,
        bytes,
        pages: await papers.countPages(userId, bytes),
      })),
    )),
    ...evidence.enclosures,
  ];
  const pack: PostPack = {
    ...(await packDetails(deps, claim)),
    letterPages: await papers.countPages(userId, letter.bytes),
    enclosures,
    leftOut: evidence.leftOut,
  };
  const print = (paper: Parameters<typeof printPaper>[3]) => printPaper(deps, userId, claim.id, paper);
  const parts = [
    await print(howToPost(pack)),
    await print(addressSheet(pack)),
    letter.bytes,
    ...(hasList(pack) ? [await print(listOfEnclosures(pack))] : []),
    ...enclosures.map(({ bytes }) => bytes),
  ];
  const title = `Letter to post – ${claim.shortReference}`;
  const madeAt = deps.clock.now();
  const bytes = await papers.join(userId, { title, author: deps.config.SENDER_COMPANY, madeAt, parts });
  return { bytes: new Uint8Array(bytes), fileName: `Letter to post ${claim.shortReference}.pdf` };
}

/** The names, address and dates on the sheets around the letter. Throws when it is too late to post it. */
async function packDetails({ db, clock, siteUrl }: ClaimsDeps, claim: ClaimRow) {
  const records = await recordsOf(db, claim.id);
  const arrived = firstArrival(records);
  const today = londonDateOf(clock.now());
  const datedOn = claim.letterDatedOn
    ? toIsoDate(claim.letterDatedOn)
    : londonDateOf(claim.letterSentAt ?? claim.createdAt);
  // No copy arrived and the other side would lose days to reply: the letter needs a new date first.
  if (isTooOldToPost(datedOn, lettersReach(records), today)) throw tooOld();
  const letterDatedOn = arrived ? letterOf(arrived).letterDatedOn : datedOn;
  const replyBy = addDays(letterDatedOn, responseDays(claim.issueType, claim.jurisdiction));
  const replyUntil = lastDayToReply(claim, replyBy);
  if (arrived && replyUntil < today) throw dayIsOver(replyUntil);
  return {
    shortReference: claim.shortReference,
    toName: defendantName(claim),
    toAddress: addressLines(claim),
    letterDatedOn,
    replyBy,
    replyUntil,
    isSecondCopy: arrived !== undefined,
    claimAddress: `${siteUrl}/claim/${claim.id}`,
  };
}

/** Without the contact person of a company, whom the letter names but the envelope does not. */
const addressLines = (claim: ClaimRow): readonly string[] =>
  [
    claim.defendantAddressLine1,
    claim.defendantAddressLine2,
    claim.defendantTownCity,
    claim.defendantPostcode.toUpperCase(),
  ].filter((line) => line.trim() !== '');

/** A further copy would ask for a reply by a day that has passed. */
const dayIsOver = (replyUntil: IsoDate) =>
  new AppError('conflict', 'the day to reply has passed', { userMessage: dayHasPassed(replyUntil) });

const closed = () =>
  new AppError('conflict', 'the claim is closed', {
    userMessage: 'This claim is closed, so there is no letter to post.',
  });

const tooOld = () =>
  new AppError('conflict', 'the letter bears a day that is too long ago to post it', {
    userMessage: tooOldToPostWords,
  });
