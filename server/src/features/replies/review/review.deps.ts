import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../../claims/index.ts';
import type { RepliesDeps } from '../replies.deps.ts';

export type ReviewDeps = RepliesDeps &
  Pick<ClaimsDeps, 'law' | 'newestOffers' | 'openSearches' | 'describePayment'> & {
    /** The display name of a user. */
    readonly nameOf: (actor: Actor) => Promise<string>;
    /** Asks the claimant whether a solicitor may see the claim; throws where they could not consent. */
    readonly onEscalated: (tx: Tx, escalation: Escalation) => Promise<void>;
  };

export type Escalation = { readonly claimId: string; readonly by: string; readonly at: Date };

/** The admin and their IP address: both go into the audit trail. */
export type Reviewer = { readonly actor: Actor; readonly address: string };
