import { isOnHold } from '@plainclaim/domain/claims/holds/hold';
import { refusedOnHold } from '@plainclaim/domain/claims/holds/hold-words';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Executor } from '../../../platform/db/db.ts';
import { holdOfRow, openHoldOf } from './holds.store.ts';

/**
 * The guard of everything that demands, reminds, offers for the claimant or packs for court: refuses it while the claim is
 * on hold. A caller that acts in a transaction has locked the claim, so that no hold begins meanwhile.
 */
export async function requireNoHold(executor: Executor, claimId: string, now: Date): Promise<void> {
  const open = await openHoldOf(executor, claimId);
  if (!open || !isOnHold([holdOfRow(open)], londonDateOf(now))) return;
  throw new AppError('conflict', 'the claim is on hold', {
    userMessage: refusedOnHold({ until: open.lastDay }),
  });
}
