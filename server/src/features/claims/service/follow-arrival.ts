import { deadlineOfLetter } from '@plainclaim/domain/claims/deadline';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { firstArrival } from '@plainclaim/domain/letters/serving/letters-reach';
import { letterOf, type ServiceRecord } from '@plainclaim/domain/letters/serving/service-record';
import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../claims.store.ts';
import { changeClaim } from '../write-claim.ts';
import { recordsOf } from './service.store.ts';

/**
 * Sets when the letter was sent, and until when the other side has, by the ledger. Call with the claim locked, after each
 * new outcome. Once set they stay, unless every attempt has failed since and no reply came: then no time runs.
 */
export async function followArrival(tx: Tx, claim: ClaimRow, now: Date): Promise<ClaimRow> {
  const arrived = firstArrival(await recordsOf(tx, claim.id));
  if (arrived && claim.letterSentAt === null) return await changeClaim(tx, claim, begun(claim, arrived), now);
  if (arrived || claim.letterSentAt === null || claim.repliedAt !== null) return claim;
  const noTime = { letterSentAt: null, responseDeadline: null, deadlineNotedAt: null };
  return await changeClaim(tx, claim, noTime, now);
}

function begun(claim: ClaimRow, arrived: ServiceRecord) {
  const letterSentAt = momentOf(arrived);
  // A reply ended the wait already.
  if (claim.repliedAt !== null) return { letterSentAt };
  const days = responseDays(claim.issueType, claim.jurisdiction);
  const { letterDatedOn } = letterOf(arrived);
  return { letterSentAt, responseDeadline: deadlineOfLetter(letterDatedOn, letterSentAt, days) };
}

/** A mail leaves when it is accepted, not when it was queued. What a person did is dated by them. */
const momentOf = ({ method, doneAt, outcomes }: ServiceRecord): Date =>
  (method === 'email' && outcomes.find(({ outcome }) => outcome === 'sent')?.at) || doneAt;
