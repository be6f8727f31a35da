import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AuthKit } from '../auth-kit.ts';

/** The number of claims per user. Users without claims may be missing from the map. */
export type ClaimCounter = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

export type PeopleDeps = AuthKit & { readonly countClaims: ClaimCounter };

/** The admin and their IP address: both go into the audit trail. */
export type ActingAdmin = { readonly actor: Actor; readonly address: string };
