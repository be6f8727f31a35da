import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { lettersReach } from '@plainclaim/domain/letters/serving/letters-reach';
import {
  type AttemptToRecord,
  attemptProblem,
  momentOfAttempt,
  pauseProblem,
} from '@plainclaim/domain/letters/serving/recording';
import {
  hasArrived,
  type LetterOfRecord,
  type ServiceRecord,
} from '@plainclaim/domain/letters/serving/service-record';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { claimDocumentById } from '../evidence/claim-documents.store.ts';
import { holdsAsKnown } from '../holds/holds.store.ts';
import { findClaim, findClaimToChange } from '../reading/find-claim.ts';
import { followArrival } from './follow-arrival.ts';
import { letterByPdf, letterByText } from './letter-hash.ts';
import { mostAttempts } from './most-attempts.ts';
import { recorderOf, requireMayRecord } from './require-may-record.ts';
import { addOutcome, addServiceRecord, recordsOf } from './service.store.ts';
import { tellOfNewDate } from './tell-of-new-date.ts';

export type ToldAttempt = AttemptToRecord & {
  readonly address: string;
  /** A document of the claim. */
  readonly proofDocumentId: string | null;
};

/**
 * Records that the letter was posted, left at the address or handed over. The first attempt of any kind that reached the
 * other side starts the days of the letter. False where the same attempt was recorded before, as by a second press.
 */
export async function recordAttempt(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  told: ToldAttempt,
): Promise<boolean> {
  const now = deps.clock.now();
  const found = await findClaim(deps, actor, claimId);
  const text = requireMayRecord(actor, found);
  const letter = (await letterByPdf(deps, { ...found, text })) ?? letterByText({ ...found, text });
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, found.id);
    if (requireMayRecord(actor, claim) !== text || claim.letterDatedOn !== found.letterDatedOn)
      throw changedMeanwhile();
    const records = await recordsOf(tx, claim.id);
    if (records.some((record) => isSame(record, told, momentOfAttempt(told, now)))) return false;
    if (records.length >= mostAttempts) throw tooMany();
    requireRight(letter, records, told, now);
    await requireNoPauseThen(tx, claim, told);
    await requireProof(tx, claim, told);
    await add(deps, tx, actor, claim, { ...told, letter }, now);
    return true;
  });
}

function isSame(record: ServiceRecord, told: ToldAttempt, doneAt: Date): boolean {
  const isThen =
    told.time === null
      ? londonDateOf(record.doneAt) === told.on
      : record.doneAt.getTime() === doneAt.getTime();
  return isThen && record.method === told.method && record.address === told.address && hasArrived(record);
}

function requireRight(
  { letterDatedOn }: LetterOfRecord,
  records: readonly ServiceRecord[],
  told: ToldAttempt,
  now: Date,
): void {
  const onTheWay = { letterDatedOn, hasArrived: lettersReach(records) === 'served' };
  const problem = attemptProblem(told, onTheWay, now);
  if (problem) throw refused(problem.field, problem.words);
}

/** A posting before a pause is a fact, also if it is told later. A claim that was paused meanwhile may not send a letter. */
async function requireNoPauseThen(tx: Tx, claim: ClaimRow, { on }: ToldAttempt): Promise<void> {
  const words = pauseProblem(on, await holdsAsKnown(tx, claim.id));
  if (words) throw refused('done_on', words);
}

const refused = (field: string, message: string) =>
  new AppError('validation_failed', `attempt refused: ${field}`, {
    userMessage: message,
    fields: [{ field, message }],
  });

/** A certificate of posting is a picture or a PDF, not a text that can be typed afterwards. */
const proofTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

async function requireProof(tx: Tx, claim: ClaimRow, { proofDocumentId }: ToldAttempt): Promise<void> {
  if (proofDocumentId === null) return;
  const document = await claimDocumentById(tx, claim.id, proofDocumentId);
  if (document && proofTypes.includes(document.fileType)) return;
  const message = document ? 'Add a photo or a PDF.' : 'This file is no longer there. Please add it again.';
  throw new AppError('validation_failed', 'no proof of this claim', {
    userMessage: message,
    fields: [{ field: 'proof_document_id', message }],
  });
}

type Attempt = ToldAttempt & { readonly letter: LetterOfRecord };

async function add(
  deps: ClaimsDeps,
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  const { method, address, proofDocumentId, letter } = attempt;
  const doneAt = momentOfAttempt(attempt, now);
  const by = recorderOf(actor);
  const toName = defendantName(claim);
  const serviceId = await addServiceRecord(tx, {
    ...letter,
    claimId: claim.id,
    toName,
    address,
    method,
    doneAt,
    doneBy: by,
    userId: actor.userId,
    proofDocumentId,
    createdAt: now,
  });
  await addOutcome(tx, { serviceId, outcome: 'sent', at: doneAt, by, userId: actor.userId });
  const changed = await followArrival(tx, claim, now);
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.sent',
    actor: actorOf(actor),
    at: now,
    facts: {
      service_id: serviceId,
      method,
      done_at: doneAt.toISOString(),
      letter_sha256: letter.letterSha256,
      hash_of: letter.hashOf,
      letter_dated_on: letter.letterDatedOn,
      proof: proofDocumentId,
      response_deadline: changed.responseDeadline?.toISOString() ?? null,
    },
    personal: { to_name: toName, address },
  });
  await tellOfNewDate(deps, tx, changed);
}

const changedMeanwhile = () =>
  new AppError('conflict', 'the letter changed while its attempt was recorded', {
    userMessage: 'The letter has changed meanwhile. Please look at it and try again.',
  });

const tooMany = () =>
  new AppError('conflict', 'too many attempts', {
    userMessage: 'No more attempts can be recorded for this claim. Please contact us.',
  });
