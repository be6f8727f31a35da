import type { Tx } from '../../platform/db/db.ts';
import { deletePersonalOfClaim } from './history.store.ts';

/** Erases who, but not what and when; the chain still verifies. */
export const erasePersonal = (tx: Tx, claimId: string): Promise<void> => deletePersonalOfClaim(tx, claimId);
