import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type ClaimRow, claimsByIds } from '../../claims/index.ts';
import type { Executor } from '../../platform/db/db.ts';

export async function requireClaim(executor: Executor, id: string): Promise<ClaimRow> {
  const [claim] = isUuid(id) ? await claimsByIds(executor, [id]) : [];
  if (claim) return claim;
  throw new AppError('not_found', 'no such claim', { userMessage: 'Claim not found' });
}
