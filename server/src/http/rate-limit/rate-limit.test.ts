import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/db.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import {
  forgetWholeAllowances,
  giveBackEach,
  giveOneBack,
  takeOne,
  takeOneOfEach,
} from './rate-limit.store.ts';

const allowance = { burst: 3, periodSeconds: 60 };

async function open() {
  const { url, drop } = await createTestDatabase();
  const { db, close } = openDatabase({ url, poolSize: 8, log: watchedLog().log });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return { db, clock: fixedClock() };
}

it('is not lost for hours when the clock is set back', async () => {
  const { db, clock } = await open();
  const take = async () => (await takeOne(db, 'signin:a', allowance, clock.now())).allowed;
  for (let n = 0; n < allowance.burst; n++) await take();
  // A process whose clock is slightly behind does not refill the allowance.
  clock.forward(-30);
  expect(await take()).toBe(false);
  clock.forward(-3 * 3600);
  for (let n = 0; n < allowance.burst; n++) expect(await take()).toBe(true);
  expect(await take()).toBe(false);
});

it('lets a burst through, then says how long to wait, then lets one more through', async () => {
  const { db, clock } = await open();
  const take = () => takeOne(db, 'signin:a', allowance, clock.now());
  for (let n = 0; n < 3; n++) expect(await take()).toEqual({ allowed: true });
  expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 20 });
  clock.forward(19);
  expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
  clock.forward(1);
  expect(await take()).toEqual({ allowed: true });
  expect(await take()).toMatchObject({ allowed: false });
});

it('does not make one visitor pay for another', async () => {
  const { db, clock } = await open();
  for (let n = 0; n < 5; n++) await takeOne(db, 'signin:a', allowance, clock.now());
  expect(await takeOne(db, 'signin:b', allowance, clock.now())).toEqual({ allowed: true });
});

it('takes from several allowances at once, or from none of them', async () => {
  const { db, clock } = await open();
  const each = (...keys: string[]) => keys.map((key) => ({ key, allowance }));
  const take = (...keys: string[]) => takeOneOfEach(db, each(...keys), clock.now());
  for (let n = 0; n < 2; n++) expect(await take('narrow', 'wide')).toEqual({ allowed: true });
  expect(await take('narrow')).toEqual({ allowed: true });
  for (let n = 0; n < 5; n++) expect(await take('wide', 'narrow')).toMatchObject({ usedUp: 'narrow' });
  expect(await take('wide', 'other')).toEqual({ allowed: true });
  expect(await take('wide')).toMatchObject({ allowed: false, usedUp: 'wide', retryAfterSeconds: 20 });
});

it('lets many take and give back the same ones without waiting for each other', async () => {
  const { db, clock } = await open();
  const roomy = { burst: 100, periodSeconds: 60 };
  const keys = ['a', 'b', 'c', 'd'].map((key) => ({ key, allowance: roomy }));
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const mine = n % 2 ? keys : keys.toReversed();
      expect(await takeOneOfEach(db, mine, clock.now())).toEqual({ allowed: true });
      await giveBackEach(db, mine);
    }),
  );
});

it('counts exactly when many come at the same moment', async () => {
  const { db, clock } = await open();
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, () => takeOne(db, 'k', allowance, clock.now())),
  );
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
});

it('gives back what was taken, and never more than that', async () => {
  const { db, clock } = await open();
  const take = () => takeOne(db, 'k', allowance, clock.now());
  for (let n = 0; n < 3; n++) await take();
  await giveOneBack(db, 'k', allowance);
  expect(await take()).toEqual({ allowed: true });
  expect(await take()).toMatchObject({ allowed: false });
  for (let n = 0; n < 9; n++) await giveOneBack(db, 'k', allowance);
  for (let n = 0; n < 3; n++) expect(await take()).toEqual({ allowed: true });
  expect(await take()).toMatchObject({ allowed: false });
});

it('forgets allowances that are whole again', async () => {
  const { db, clock } = await open();
  await takeOne(db, 'old', allowance, clock.now());
  clock.forward(30);
  await takeOne(db, 'new', allowance, clock.now());
  await forgetWholeAllowances(db, clock.now());
  const { rows } = await db.execute(sql`select key from rate_limits`);
  expect(rows).toEqual([{ key: 'new' }]);
});
