import type { Actor } from '../accounts/actor.ts';
import type { HoldSetter } from './holds/hold-reasons.ts';
import type { LetterStanding } from './letter-standing.ts';
import { type ClaimStatus, canMove, isOpen } from './statuses.ts';

export type ClaimToJudge = {
  readonly userId: string;
  readonly status: ClaimStatus;
  /** Solicitors the claim was referred to. */
  readonly referredTo?: readonly string[];
};

export const isOwner = (actor: Pick<Actor, 'userId'>, claim: Pick<ClaimToJudge, 'userId'>): boolean =>
  actor.userId === claim.userId;

/** Owners see their own claims, admins all, solicitors those referred to them. */
export function canViewClaim(actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean {
  if (isOwner(actor, claim) || actor.role === 'admin') return true;
  return actor.role === 'solicitor' && (claim.referredTo ?? []).includes(actor.userId);
}

export function canCancelClaim(actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean {
  if (isOwner(actor, claim)) return canMove(claim.status, 'cancelled', 'plaintiff');
  return actor.role === 'admin' && canMove(claim.status, 'cancelled', 'admin');
}

/** Only the claimant can know that the money arrived. */
export const canMarkPaid = (actor: Pick<Actor, 'userId'>, claim: ClaimToJudge): boolean =>
  isOwner(actor, claim) && canMove(claim.status, 'marked-paid', 'plaintiff');

export const canTakeCourtRoute = (actor: Pick<Actor, 'userId'>, claim: ClaimToJudge): boolean =>
  isOwner(actor, claim) && canMove(claim.status, 'court-route-taken', 'plaintiff');

export const canAddDocuments = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean =>
  isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** For a claim submitted without a letter. An existing letter is never overwritten. */
export const canWriteLetter = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly hasLetter: boolean },
): boolean => !claim.hasLetter && isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** For a letter that was saved and never tried. What became of one that was tried decides how it goes again. */
export const canSendLetter = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly letter: LetterStanding },
): boolean =>
  claim.letter === 'unsent' && isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** For a letter that was tried: with another address, or on another day. How it goes, `letters/serving/sending-again` says. */
export const canSendAgain = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly hasLetter: boolean },
): boolean => canRecordService(actor, claim);

/** Telling how a letter was posted, left or handed over, and that it came back. */
export const canRecordService = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge & { readonly hasLetter: boolean },
): boolean => claim.hasLetter && isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** Pausing a claim, for which each may choose other reasons (`holds/hold-reasons`). */
export const canSetHold = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean =>
  isOpen(claim.status) && (isOwner(actor, claim) || actor.role === 'admin');

/** Claimants lift their own pauses, and no other. */
export const canLiftHold = (
  actor: Pick<Actor, 'userId' | 'role'>,
  claim: ClaimToJudge,
  hold: { readonly setBy: HoldSetter },
): boolean => canSetHold(actor, claim) && (hold.setBy === 'claimant' || actor.role === 'admin');

/** Links in a letter give its reader the claim's documents, unless the claim was cancelled. */
export const letterLinksWork = ({ status }: Pick<ClaimToJudge, 'status'>): boolean => status !== 'cancelled';

/** The pack to post, and the certificate of service: of the claimant, not of a solicitor who reads the case. */
export const canPrintServicePapers = (actor: Pick<Actor, 'userId' | 'role'>, claim: ClaimToJudge): boolean =>
  isOwner(actor, claim) || actor.role === 'admin';
