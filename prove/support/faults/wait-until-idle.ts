import { setTimeout as pause } from 'node:timers/promises';
import { openJobs } from '../../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { say } from './say.ts';
import type { World } from './world.ts';

/** Longer than a job's timeout, a mail's lease and any retry delay. */
const afterAnyPause = 3700;
const quietMs = 1500;
const nightly = ['rescue-mail', 'note-deadlines', 'reconcile-payments', 'tidy-claims'];

const unfinished = `select count(*)::int as jobs from pgboss.job
  where state < 'completed' and name <> 'dead-letters'`;
const finished = `select count(*)::int as jobs from pgboss.job where state >= 'completed'`;

/**
 * Moves the clock until no work is left. It repairs nothing: it only starts at once what workers do every
 * minute (finding jobs whose worker died, and retries) and every night. With `isPatient`, the minutely
 * maintenance is left to the workers, too.
 */
export async function waitUntilIdle(world: World, { isPatient = false } = {}): Promise<void> {
  const { clock, faults, query, databaseUrl } = world;
  const jobs = await openJobs({ url: databaseUrl, log: createLog('silent'), concurrency: 1, works: false });
  const count = async (text: string) => (await query<{ jobs: number }>(text))[0]?.jobs ?? 0;
  /** Until no job is left, or none finishes for a while: jobs of dead workers still look active. */
  const letWork = async () => {
    for (let done = -1, since = performance.now(); performance.now() - since < quietMs; await pause(100)) {
      if ((await count(unfinished)) === 0) return;
      const now = await count(finished);
      if (now !== done) since = performance.now();
      done = now;
    }
  };
  const finishWork = async () => {
    for (let round = 0; round < 40; round++) {
      await letWork();
      const left = await count(unfinished);
      if (left === 0) return;
      say('%d jobs wait after round %d', left, round);
      // Recorded as a fault: on a slow machine, a mail may be in transit while the clock jumps, one of the
      // accepted reasons for a second copy.
      const back = faults.begin('everywhere');
      await clock.jump(afterAnyPause);
      back();
      if (isPatient && round === 0) await untilFound(world);
      else await minutelyLook();
    }
  };
  const minutelyLook = async () => {
    await query(`update pgboss.queue set monitor_claim_on = null, monitor_on = null`);
    await jobs.boss.supervise();
    // The notification of new jobs, so that workers need not poll for half a minute.
    await query(
      `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from pgboss.queue`,
    );
  };
  try {
    await finishWork();
    for (const name of nightly) await jobs.boss.send(name, { payload: {} });
    await finishWork();
    for (const id of world.cards.finishRefunds()) await world.cards.tell(world.ask, 'refund.updated', id);
    await finishWork();
  } finally {
    await jobs.stop(1);
  }
}

/** Workers find jobs of dead workers themselves, within two rounds of their minutely maintenance. */
async function untilFound({ query }: World): Promise<void> {
  for (const end = performance.now() + 150_000; performance.now() < end; await pause(500)) {
    const lost = await query(`select from pgboss.job where state = 'active'
      and started_on + expire_seconds * interval '1 s' < pgboss.job_now()`);
    if (lost.length === 0) return;
  }
  throw new Error('no worker looked for the jobs of the dead');
}
