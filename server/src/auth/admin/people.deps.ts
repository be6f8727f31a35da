import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AuthKit } from '../auth-kit.ts';

/** How many claims each of these people has. Whoever has none may be missing. */
export type ClaimCounter = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

export type PeopleDeps = AuthKit & { readonly countClaims: ClaimCounter };

/** Who acts, and from where: both go into the audit trail. */
export type ActingAdmin = { readonly actor: Actor; readonly address: string };
