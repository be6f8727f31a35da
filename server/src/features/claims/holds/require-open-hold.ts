import { AppError } from '@plainclaim/domain/shared/errors';
import type { Executor } from '../../../platform/db/db.ts';
import { type HoldRow, openHoldOf } from './holds.store.ts';

export async function requireOpenHold(executor: Executor, claimId: string): Promise<HoldRow> {
  const open = await openHoldOf(executor, claimId);
  if (open) return open;
  throw new AppError('conflict', 'the claim is not on hold', {
    userMessage: 'This claim is not paused any more.',
  });
}
