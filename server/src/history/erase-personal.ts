import type { Tx } from '../platform/db/db.ts';
import { deletePersonalOfClaim } from './history.store.ts';

/** Removes who and leaves what and when; the chain still verifies. */
export const erasePersonal = (tx: Tx, claimId: string): Promise<void> => deletePersonalOfClaim(tx, claimId);
