import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { Law } from '@plainclaim/domain/law/law';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { canComeBack } from '@plainclaim/domain/letters/serving/coming-back';
import {
  firstArrival,
  type LettersReach,
  lettersReach,
} from '@plainclaim/domain/letters/serving/letters-reach';
import { printedReplyBy } from '@plainclaim/domain/letters/serving/reply-window';
import {
  hasArrived,
  type LetterOfRecord,
  letterOf,
  outcomeOf,
  type ServiceOutcomeKind,
  type ServiceRecord,
} from '@plainclaim/domain/letters/serving/service-record';
import { usualReceiptOf } from '@plainclaim/domain/letters/serving/usual-receipt';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { findClaim } from '../reading/find-claim.ts';
import { recordsOf } from './service.store.ts';

export type AttemptInLedger = ServiceRecord & {
  readonly outcome: ServiceOutcomeKind;
  readonly letter: LetterOfRecord;
  readonly usualReceipt: IsoDate | null;
  readonly canComeBack: boolean;
  /** It did not arrive, and its letter has another date since. */
  readonly isReplaced: boolean;
};

export type Ledger = {
  readonly reach: LettersReach;
  readonly letterDatedOn: IsoDate | null;
  /** The day printed in the letter; null while nothing reached the other side. */
  readonly replyBy: IsoDate | null;
  /** Oldest first. */
  readonly attempts: readonly AttemptInLedger[];
};

/** How the letter of a claim reached the other side, for everyone who may read the claim. */
export async function readLedger(
  deps: Pick<ClaimsDeps, 'db' | 'referredTo' | 'law'>,
  actor: Actor,
  claimId: string,
): Promise<Ledger> {
  const claim = await findClaim(deps, actor, claimId);
  return ledgerOf(claim, await recordsOf(deps.db, claim.id), deps.law);
}

export function ledgerOf(claim: ClaimRow, records: readonly ServiceRecord[], law: Law): Ledger {
  const nation = claim.jurisdiction as Jurisdiction;
  const days = responseDays(claim.issueType, claim.jurisdiction);
  const first = firstArrival(records);
  return {
    reach: lettersReach(records),
    letterDatedOn: claim.letterDatedOn === null ? null : toIsoDate(claim.letterDatedOn),
    replyBy: first ? printedReplyBy({ letterDatedOn: letterOf(first).letterDatedOn, days }) : null,
    attempts: records.map((record) => ({
      ...record,
      outcome: outcomeOf(record),
      letter: letterOf(record),
      usualReceipt: usualReceiptOf(record, nation, law),
      canComeBack: canComeBack(record),
      isReplaced: isReplaced(record, claim.letterDatedOn),
    })),
  };
}

const isReplaced = (record: ServiceRecord, letterDatedOn: string | null): boolean =>
  letterDatedOn !== null && !hasArrived(record) && letterOf(record).letterDatedOn < letterDatedOn;
