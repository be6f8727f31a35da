import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { openDatabase } from '../db/db.ts';
import { currentRequestId, withRequestId } from '../log/request-id.ts';
import { defineJob, type JobRun, workerFor } from './define-job.ts';
import { openJobs } from './jobs.ts';
import { deadLetterQueue, prepareQueues } from './prepare-queues.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string().min(1) }),
  retry: { limit: 2, firstDelaySeconds: 1, longestDelaySeconds: 4 },
});

async function open({ works = false } = {}) {
  const { url, drop } = await createTestDatabase();
  await prepareQueues(url, [greet]);
  const { log, ...watched } = watchedLog();
  const database = openDatabase({ url, poolSize: 4, log });
  const jobs = await openJobs({ url, log, concurrency: 2, works });
  onTestFinished(async () => {
    await jobs.stop(5);
    await database.close();
    await drop();
  });
  return { url, jobs, db: database.db, log, watched };
}

it('runs a job that was queued in a committed transaction, with its payload', async () => {
  const { jobs, db, log } = await open();
  const greeted: string[] = [];
  const worker = workerFor(greet, async ({ name }) => void greeted.push(name));
  await db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Ada' }));
  expect(await runDueJobs(jobs, [worker], log)).toEqual({ done: 1, failed: 0 });
  expect(greeted).toEqual(['Ada']);
});

it('never runs a job whose transaction was rolled back', async () => {
  const { jobs, db, log } = await open();
  const greeted: string[] = [];
  const worker = workerFor(greet, async ({ name }) => void greeted.push(name));
  const attempt = db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'Ada' });
    throw new Error('something later failed');
  });
  await expect(attempt).rejects.toThrow('something later failed');
  expect(await runDueJobs(jobs, [worker], log)).toEqual({ done: 0, failed: 0 });
  expect(greeted).toEqual([]);
});

it('refuses a payload that does not fit before anything is stored', async () => {
  const { jobs, db } = await open();
  await expect(jobs.enqueue(db, greet, { name: '' })).rejects.toThrow();
  const { rows } = await db.execute(sql`select count(*)::int as n from pgboss.job where name = 'greet'`);
  expect(rows[0]).toEqual({ n: 0 });
});

it('tries again up to the limit, says which try is the last, then keeps a dead letter', async () => {
  const { jobs, db, log, watched } = await open();
  watched.expectError('job failed for good');
  const runs: Pick<JobRun, 'attempt' | 'isLastAttempt'>[] = [];
  const worker = workerFor(greet, async (_payload, { attempt, isLastAttempt }) => {
    runs.push({ attempt, isLastAttempt });
    throw new Error('no answer');
  });
  await jobs.enqueue(db, greet, { name: 'Ada' });
  for (let round = 0; round < 4; round++) await runDueJobs(jobs, [worker], log, { evenIfLater: true });
  expect(runs).toEqual([
    { attempt: 1, isLastAttempt: false },
    { attempt: 2, isLastAttempt: false },
    { attempt: 3, isLastAttempt: true },
  ]);
  const [dead] = await jobs.boss.findJobs<{ payload: object }>(deadLetterQueue);
  expect(dead?.data.payload).toEqual({ name: 'Ada' });
  expect(watched.unexpectedErrors()).toEqual([]);
});

it('carries the request id from the click to the worker', async () => {
  const { jobs, db, log } = await open();
  let seen: string | undefined;
  const worker = workerFor(greet, async () => {
    seen = currentRequestId();
  });
  await withRequestId('request-0042', () => jobs.enqueue(db, greet, { name: 'Ada' }));
  await runDueJobs(jobs, [worker], log);
  expect(seen).toBe('request-0042');
});

it('wakes a running worker, and lets a running job finish when told to stop', async () => {
  const { jobs, db } = await open({ works: true });
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
  const { promise: mayFinish, resolve: letFinish } = Promise.withResolvers<void>();
  let finished = false;
  const slow = workerFor(greet, async () => {
    markStarted();
    await mayFinish;
    finished = true;
  });
  await jobs.startWorking([slow]);
  await jobs.enqueue(db, greet, { name: 'Ada' });
  await started;
  const stopped = jobs.stop(10);
  letFinish();
  await stopped;
  expect(finished).toBe(true);
});

it('works through jobs that were queued together without a pause after the first few', async () => {
  const { jobs, db } = await open({ works: true });
  const names = Array.from({ length: 7 }, (_, n) => `number ${n}`);
  const left = new Set(names);
  const { promise: allDone, resolve } = Promise.withResolvers<void>();
  const worker = workerFor(greet, async ({ name }) => {
    left.delete(name);
    if (left.size === 0) resolve();
  });
  await jobs.startWorking([worker]);
  await db.transaction(async (tx) => {
    for (const name of names) await jobs.enqueue(tx, greet, { name });
  });
  // Two in parallel. With a pause of 30 seconds between jobs, the test would time out.
  await allDone;
});

it('drops the schedule of a cron job that is no longer in the code', async () => {
  const { url, jobs } = await open({ works: true });
  const nightly = defineJob({ name: 'nightly', payload: z.object({}), cron: '0 3 * * *' });
  await prepareQueues(url, [greet, nightly]);
  await jobs.startWorking([workerFor(nightly, async () => {})]);
  expect(await jobs.boss.getSchedules()).toMatchObject([
    { name: 'nightly', cron: '0 3 * * *', timezone: 'Europe/London' },
  ]);
  await prepareQueues(url, [greet]);
  expect(await jobs.boss.getSchedules()).toEqual([]);
});

it('logs why the queue failed, also where it hands on a mere copy of the error', async () => {
  const { jobs, watched } = await open();
  watched.expectError('job queue error');
  const { message, stack } = new Error('the connection was lost');
  jobs.boss.emit('error', { message, stack, queue: 'greet' } as unknown as Error);
  expect(watched.lines.find(({ msg }) => msg === 'job queue error')).toMatchObject({
    err: { message: 'the connection was lost', queue: 'greet' },
  });
});
