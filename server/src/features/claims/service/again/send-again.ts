import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AgainOrNot, WayAgain } from '@plainclaim/domain/letters/serving/sending-again';
import { outcomeOf, type ServiceRecord } from '@plainclaim/domain/letters/serving/service-record';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../../platform/db/db.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { documentsOfClaim } from '../../evidence/claim-documents.store.ts';
import { newestFacts } from '../../facts/facts.store.ts';
import { findClaim, findClaimToChange } from '../../reading/find-claim.ts';
import { type LetterParcel, packLetter } from '../../submission/pack-letter.ts';
import { recordLetterQueued } from '../../submission/record-submission.ts';
import { requireOwnName } from '../../submission/require-own-name.ts';
import { requireRoomForLetter } from '../../submission/require-room-for-letter.ts';
import { changeClaim } from '../../write-claim.ts';
import { mostAttempts } from '../most-attempts.ts';
import { recordsOf } from '../service.store.ts';
import { type LetterAnew, writeLetterAnew } from './letter-anew.ts';
import { planAgain } from './plan-again.ts';
import { replaceLetter } from './replace-letter.ts';
import { requireMaySendAgain } from './require-may-send-again.ts';

/** What the sender was shown: nothing else is sent. */
export type SeenAgain = { readonly to: string; readonly letterDatedOn: IsoDate };

type ToSend = { readonly way: WayAgain; readonly parcel: LetterParcel; readonly anew: LetterAnew | null };

/**
 * Sends the letter again by e-mail: a new one with its own days where no copy has arrived, which replaces the one before; a
 * copy of the same one where one has. False where it was queued before, as by a second press.
 */
export async function sendAgain(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  seen: SeenAgain,
): Promise<boolean> {
  const now = deps.clock.now();
  const found = await findClaim(deps, actor, claimId);
  const letter = requireMaySendAgain(actor, found);
  requireOwnName(found);
  if (isOnItsWay(await recordsOf(deps.db, found.id), seen)) return false;
  const way = requireWay(await planAgain(deps.db, found, now), seen);
  const toSend = await prepare(deps, found, letter, way);
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, found.id);
    const attempts = await recordsOf(tx, claim.id);
    if (isOnItsWay(attempts, seen)) return false;
    // Any change, as of the claim's details, may have made another letter of it.
    if (claim.updatedAt.getTime() !== found.updatedAt.getTime()) throw changedMeanwhile();
    requireMaySendAgain(actor, claim);
    requireWay(await planAgain(tx, claim, now), seen);
    if (attempts.length >= mostAttempts) throw tooMany();
    await requireRoomForLetter(deps, tx, claim);
    await queue(deps, tx, actor, claim, toSend, { attempts, now });
    return true;
  });
}

const isOnItsWay = (records: readonly ServiceRecord[], { to }: SeenAgain): boolean =>
  records.some((record) => record.address === to && outcomeOf(record) === 'queued');

function requireWay(plan: AgainOrNot, seen: SeenAgain): WayAgain {
  if ('refusal' in plan)
    throw new AppError('conflict', 'the letter is not sent again', { userMessage: plan.refusal });
  if (plan.way.to !== seen.to || plan.way.letterDatedOn !== seen.letterDatedOn) throw changedMeanwhile();
  return plan.way;
}

async function prepare(deps: ClaimsDeps, claim: ClaimRow, letter: string, way: WayAgain): Promise<ToSend> {
  if (way.kind === 'new-letter') {
    const anew = await writeLetterAnew(deps, claim, way.letterDatedOn);
    return { way, anew, parcel: anew.parcel };
  }
  const told = (await newestFacts(deps.db, claim.id))?.content;
  // What was added since did not go with the first copy.
  const documents = (await documentsOfClaim(deps.db, claim.id)).filter(({ sentAs }) => sentAs !== null);
  return { way, anew: null, parcel: await packLetter(deps, claim, letter, documents, told, way) };
}

type Before = { readonly attempts: readonly ServiceRecord[]; readonly now: Date };

async function queue(
  deps: ClaimsDeps,
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  { way, parcel, anew }: ToSend,
  { attempts, now }: Before,
): Promise<void> {
  const { reachedSomeoneElse } = way;
  const changed = anew
    ? await replaceLetter(tx, actor, claim, anew, { attempts, reachedSomeoneElse, now })
    : await changeClaim(tx, claim, {}, now);
  const dedupeKey = `${parcel.mail.dedupeKey}:${attempts.length + 1}`;
  const mailId = await queueMail(deps, tx, { ...parcel.mail, dedupeKey });
  await recordLetterQueued(tx, actor, changed, parcel, mailId);
}

const changedMeanwhile = () =>
  new AppError('conflict', 'the claim changed since it was looked at', {
    userMessage: 'The claim has changed meanwhile, so nothing was sent. Please look at it and try again.',
  });

const tooMany = () =>
  new AppError('conflict', 'too many attempts', {
    userMessage: 'The letter cannot be sent more often for this claim. Please contact us.',
  });
