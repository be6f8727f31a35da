import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { type ClaimRow, claimsByIds, lockClaim } from '../../claims/index.ts';

export async function requireClaim(executor: Executor, id: string): Promise<ClaimRow> {
  const [claim] = isUuid(id) ? await claimsByIds(executor, [id]) : [];
  return claim ?? notFound();
}

export async function requireLockedClaim(tx: Tx, id: string): Promise<ClaimRow> {
  const claim = isUuid(id) ? await lockClaim(tx, id) : undefined;
  return claim ?? notFound();
}

function notFound(): never {
  throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
}
