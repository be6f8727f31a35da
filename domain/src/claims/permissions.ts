import type { Actor } from '../accounts/actor.ts';
import { type ClaimStatus, canMove, isOpen } from './statuses.ts';

export type ClaimToJudge = {
  readonly userId: string;
  readonly status: ClaimStatus;
  /** The solicitors it was referred to. */
  readonly referredTo?: readonly string[];
};

export const isOwner = (actor: Pick<Actor, 'userId'>, claim: Pick<ClaimToJudge, 'userId'>): boolean =>
  actor.userId === claim.userId;

/** Their own; an admin any; a solicitor a referred one. */
export function canViewClaim(actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean {
  if (isOwner(actor, claim) || actor.role === 'admin') return true;
  return actor.role === 'solicitor' && (claim.referredTo ?? []).includes(actor.userId);
}

export function canCancelClaim(actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean {
  if (isOwner(actor, claim)) return canMove(claim.status, 'cancelled', 'plaintiff');
  return actor.role === 'admin' && canMove(claim.status, 'cancelled', 'admin');
}

/** Only whoever is owed the money knows that it came. */
export const canMarkPaid = (actor: Pick<Actor, 'userId'>, claim: ClaimToJudge): boolean =>
  isOwner(actor, claim) && canMove(claim.status, 'marked-paid', 'plaintiff');

export const canTakeCourtRoute = (actor: Pick<Actor, 'userId'>, claim: ClaimToJudge): boolean =>
  isOwner(actor, claim) && canMove(claim.status, 'court-route-taken', 'plaintiff');

export const canAddDocuments = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean =>
  isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** For a claim that was submitted without one. A letter that exists is never written over. */
export const canWriteLetter = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly hasLetter: boolean },
): boolean => !claim.hasLetter && isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** For a letter that was kept but never posted. It goes out once. */
export const canSendLetter = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly hasLetter: boolean; readonly letterSentAt: Date | null },
): boolean =>
  claim.hasLetter &&
  claim.letterSentAt === null &&
  isOpen(claim.status) &&
  (isOwner(actor, claim) || actor.role === 'admin');

/** A letter lets its reader fetch the documents that it links to. A cancelled claim asks nothing of them any more. */
export const letterLinksWork = ({ status }: Pick<ClaimToJudge, 'status'>): boolean => status !== 'cancelled';
