import type { Actor } from '@plainclaim/domain/accounts/actor';
import { turnOfEvent } from '@plainclaim/domain/claims/claim-turn';
import { nextStep } from '@plainclaim/domain/claims/next-step';
import { letterEventAsKnown } from '@plainclaim/domain/letters/serving/letter-event-as-known';
import { type ClaimDetails, readClaimDetails, recordsOf } from '../../claims/index.ts';
import { type PastEvent, readHistory } from '../../history/index.ts';
import { withClaims } from '../list-replies.ts';
import type { ReplyToShow } from '../replies.presenter.ts';
import { responsesOfClaim } from '../replies.store.ts';
import { namesOfAdmins } from './names-of-admins.ts';
import { requireClaim } from './require-claim.ts';
import type { ReviewDeps } from './review.deps.ts';
import { type AssessmentRow, assessmentsOf, type NoteRow, notesOf } from './review.store.ts';

export type Review = {
  readonly details: ClaimDetails;
  /** The sentence on the claimant's page: now, and after the dispute mark is set or taken back. */
  readonly claimantReads: {
    readonly now: string;
    readonly ifDisputed: string;
    readonly ifNotDisputed: string;
  };
  /** Newest first. */
  readonly replies: readonly ReplyToShow[];
  readonly notes: readonly NoteRow[];
  readonly assessments: readonly AssessmentRow[];
  /** Oldest first. */
  readonly history: readonly PastEvent[];
  /** Names of the admins in the history, by id. */
  readonly adminNames: ReadonlyMap<string, string>;
};

/** Everything an admin needs to judge a claim and its replies. */
export async function readReview(deps: ReviewDeps, actor: Actor, id: string): Promise<Review> {
  const { db } = deps;
  const claim = await requireClaim(db, id);
  const [details, responses, notes, assessments, events, attempts] = await Promise.all([
    // Without the replies as the claimant reads them: admins are shown every reply, whole.
    readClaimDetails({ ...deps, claimReplies: async () => [] }, actor, claim.id),
    responsesOfClaim(db, claim.id),
    notesOf(db, claim.id),
    assessmentsOf(db, claim.id),
    readHistory(db, claim.id),
    recordsOf(db, claim.id),
  ]);
  const history = events.map((event) => ({ ...event, kind: letterEventAsKnown(event, attempts) }));
  const [replies, adminNames] = await Promise.all([withClaims(db, responses), namesOfAdmins(db, history)]);
  const { progress } = details;
  const sentenceAt = (turn: typeof progress.turn) =>
    nextStep({ ...progress, turn }, deps.clock.now()).sentence;
  const claimantReads = {
    now: sentenceAt(progress.turn),
    ifDisputed: sentenceAt(turnOfEvent('claim.assessed', 'dispute')),
    ifNotDisputed: sentenceAt(turnOfEvent('claim.assessed', 'not-dispute')),
  };
  return { details, claimantReads, replies, notes, assessments, history, adminNames };
}
