import { deadlineOnReopening } from '@plainclaim/domain/claims/deadline';
import type { DefendantType } from '@plainclaim/domain/claims/defendant';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { factsOfSimpleClaim } from '@plainclaim/domain/claims/facts/facts-of-simple-claim';
import { checkAmountOfClaim } from '@plainclaim/domain/claims/facts/rules/check-sums';
import type { CountedClaim } from '@plainclaim/domain/claims/figure-deltas';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../platform/db/db.ts';
import {
  type ClaimChanges,
  type ClaimRow,
  deleteClaim,
  type NewClaim,
  storeClaim,
  updateClaim,
} from './claims.store.ts';
import { insertFirstFacts } from './facts/facts.store.ts';
import { countClaim } from './figures/count-claim.ts';

/** Adds a claim with its facts, frozen if it has a letter, and counts it. */
export async function addClaim(
  tx: Tx,
  claim: NewClaim,
  facts: FactsContent = simpleFacts(claim),
): Promise<ClaimRow> {
  if (checkAmountOfClaim(facts, penceFromDecimal(claim.amount)).length > 0)
    throw new Error('the facts do not come to the amount of the claim');
  const closedAt = isOpen(claim.status) ? null : claim.updatedAt;
  const added = await storeClaim(tx, { closedAt, ...claim });
  await insertFirstFacts(tx, {
    claimId: added.id,
    content: facts,
    // They stand in the letter, whether or not it has left.
    frozenAt: added.letterSentAt ?? (added.generatedLetterContent === null ? null : added.createdAt),
    createdAt: added.createdAt,
  });
  await countClaim(tx, null, counted(added));
  return added;
}

const simpleFacts = (claim: NewClaim): FactsContent =>
  factsOfSimpleClaim({
    issueType: claim.issueType as IssueType,
    amount: penceFromDecimal(claim.amount),
    incidentDate: toIsoDate(claim.incidentDate),
    defendantType: claim.defendantType as DefendantType,
  });

/**
 * Changes a claim, which the caller has locked, and updates the figures. A move by anything but a reply that can be taken
 * back shows the claim as it is.
 */
export async function changeClaim(
  tx: Tx,
  claim: ClaimRow,
  changes: ClaimChanges,
  now: Date,
): Promise<ClaimRow> {
  const closedAt = isOpen(changes.status ?? claim.status) ? null : (claim.closedAt ?? now);
  const reopens = claim.closedAt !== null && closedAt === null;
  const answered = reopens ? { responseDeadline: deadlineOnReopening(claim) } : {};
  const moves = changes.status !== undefined && changes.status !== claim.status;
  const shown = moves ? { beforeReply: null } : {};
  const changed = await updateClaim(tx, claim.id, { ...shown, ...answered, ...changes, closedAt }, now);
  await countClaim(tx, counted(claim), counted(changed));
  return changed;
}

/** Deletes a claim, which the caller has locked and freed of references to it. */
export async function dropClaim(tx: Tx, claim: ClaimRow): Promise<void> {
  await deleteClaim(tx, claim.id);
  await countClaim(tx, counted(claim), null);
}

/** Test claims count in no figure and appear in no list of live claims. */
const counted = (claim: NewClaim): CountedClaim | null => (claim.isTest ? null : countedParts(claim));

const countedParts = (claim: NewClaim): CountedClaim => ({
  createdAt: claim.createdAt,
  amount: penceFromDecimal(claim.amount),
  status: claim.status,
  responseDeadline: claim.responseDeadline ?? null,
  hasReply: (claim.repliedAt ?? null) !== null,
  isDisputed: (claim.disputedAt ?? null) !== null,
});
