import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../../claims/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { RepliesDeps } from '../replies.deps.ts';

export type ReviewDeps = RepliesDeps &
  Pick<ClaimsDeps, 'newestOffers' | 'describePayment'> & {
    /** What a person is called. */
    readonly nameOf: (actor: Actor) => Promise<string>;
    /** The claimant is being asked whether a solicitor may see the claim; refused where they could not agree. */
    readonly onEscalated: (tx: Tx, escalation: Escalation) => Promise<void>;
  };

export type Escalation = { readonly claimId: string; readonly by: string; readonly at: Date };

/** Who acts, and from where: both go into the audit trail. */
export type Reviewer = { readonly actor: Actor; readonly address: string };
