import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AuthKit } from '../auth-kit.ts';

/** The number of claims per user. Users without claims may be missing from the map. */
export type ClaimCounter = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** A case that an account may act on as a solicitor. */
export type PersonCase = {
  readonly claimId: string;
  readonly plaintiffName: string;
  readonly defendantName: string;
  readonly isTakenOn: boolean;
};

export type PeopleDeps = AuthKit & {
  readonly countClaims: ClaimCounter;
  readonly openCasesOf: (userId: string) => Promise<readonly PersonCase[]>;
};

/** The admin and their IP address: both go into the audit trail. */
export type ActingAdmin = { readonly actor: Actor; readonly address: string };
