import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { defineJob, workerFor } from '../../../platform/jobs/define-job.ts';
import type { Log } from '../../../platform/log/log.ts';
import { digestRows, noSeal, type SealKey, sealKeyFrom, sealOf, writeSeal } from './seal.ts';
import { addSeal, lastSeal, settledId } from './seals.store.ts';
import type { Trail } from './trail.ts';

export type SealDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly secretKey: string;
  readonly trails: readonly Trail[];
};

export const sealTrailsJob = defineJob({ name: 'seal-trails', payload: z.object({}), cron: '*/10 * * * *' });

export const sealTrailsWorker = (deps: SealDeps) => workerFor(sealTrailsJob, () => sealTrails(deps));

/** Small enough that a broken seal nearly points to the row. */
const rowsAtMost = 1000;

/** Seals the rows added to each trail since its last seal. */
export async function sealTrails(deps: SealDeps): Promise<void> {
  const key = sealKeyFrom(deps.secretKey);
  for (const trail of deps.trails) {
    const upTo = await settledId(deps.db, trail);
    while (await sealNext(deps, trail, upTo, key));
  }
}

async function sealNext(
  { db, clock, log }: SealDeps,
  trail: Trail,
  upTo: number,
  key: SealKey,
): Promise<boolean> {
  const last = await lastSeal(db, trail.name);
  const above = last?.upTo ?? 0;
  const rows = await trail.rows(db, { above, upTo, limit: rowsAtMost });
  const newest = rows.at(-1);
  if (!newest) return false;
  const parts = {
    trail: trail.name,
    number: (last?.number ?? 0) + 1,
    above,
    upTo: newest.id,
    rows: rows.length,
    oldest: new Date(Math.min(...rows.map(({ at }) => at.getTime()))),
    sealedAt: clock.now(),
    digest: digestRows(rows, key),
    previous: last?.seal ?? noSeal,
  };
  const seal = { ...parts, keyName: key.name, seal: sealOf(parts, key) };
  if (!(await addSeal(db, seal))) return false;
  // The log cannot be changed through the database, so it reveals a trail whose end was cut off.
  log.info({ seal: writeSeal(seal) }, 'sealed a trail');
  return true;
}
