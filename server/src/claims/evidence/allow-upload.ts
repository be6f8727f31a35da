import type { Actor } from '@plainclaim/domain/accounts/actor';
import { requireAllowance } from '../../http/rate-limit/rate-limit.ts';
import type { ClaimsDeps } from '../claims.deps.ts';

/** More than anyone adds by hand, less than it takes to fill a disk overnight. */
const uploads = { burst: 60, periodSeconds: 3600 };

export const allowUpload = ({ db, clock, config }: ClaimsDeps, actor: Actor): Promise<void> =>
  requireAllowance({ db, clock, enabled: config.RATE_LIMITS }, `claim-upload:${actor.userId}`, uploads);
