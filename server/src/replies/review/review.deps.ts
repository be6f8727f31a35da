import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { RepliesDeps } from '../replies.deps.ts';

export type ReviewDeps = RepliesDeps & {
  /** What a person is called. */
  readonly nameOf: (actor: Actor) => Promise<string>;
};

/** Who acts, and from where: both go into the audit trail. */
export type Reviewer = { readonly actor: Actor; readonly address: string };
