import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { z } from 'zod';
import type { Executor } from '../../platform/db/db.ts';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import type { YourDataDeps } from './your-data.deps.ts';

export const expireDataJob = defineJob({ name: 'expire-data', payload: z.object({}), cron: '50 3 * * *' });

const claimsAtOnce = 100;

export type ExpireDeps = Pick<YourDataDeps, 'clock' | 'parts' | 'claimsToErase'> & { readonly db: Executor };

/**
 * Erases the people in claims closed longer ago than the retention period, and old records. Returns the
 * claims' ids.
 */
export async function expireData(deps: ExpireDeps): Promise<string[]> {
  const before = deps.clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - serviceTerms.retentionYears);
  const erased: string[] = [];
  let claims: string[];
  do {
    claims = await deps.claimsToErase(deps.db, before, claimsAtOnce);
    // Each in a transaction of its own, so that a failure leaves earlier ones erased.
    for (const id of claims)
      await deps.db.transaction(async (tx) => {
        for (const { eraseClaim } of deps.parts) await eraseClaim?.(tx, id);
      });
    erased.push(...claims);
  } while (claims.length === claimsAtOnce);
  for (const { expire } of deps.parts) await expire?.(deps.db);
  return erased;
}

export const expireDataWorker = (deps: YourDataDeps) =>
  workerFor(expireDataJob, async () => {
    const claims = await expireData(deps);
    deps.log.info({ claims: claims.length }, 'erased what is kept no longer');
  });
