import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../../claims/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { RepliesDeps } from '../replies.deps.ts';

export type ReviewDeps = RepliesDeps &
  Pick<ClaimsDeps, 'newestOffers' | 'describePayment'> & {
    /** What a person is called. */
    readonly nameOf: (actor: Actor) => Promise<string>;
    /** The claimant is being asked whether a solicitor may see the claim; nothing is shared before they agree. */
    readonly onEscalated: (tx: Tx, escalation: Escalation) => Promise<void>;
  };

export type Escalation = { readonly claimId: string; readonly by: string; readonly at: Date };

/** Until a slice wants to know: the mail to the claimant and the history are all that follows. */
export const nobodyToTell: ReviewDeps['onEscalated'] = async () => {};

/** Who acts, and from where: both go into the audit trail. */
export type Reviewer = { readonly actor: Actor; readonly address: string };
