import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople } from '../server/src/features/auth/index.ts';
import { createPasswords, usualPasswordCost } from '../server/src/features/auth/passwords/hash-password.ts';
import { startChild } from './support/child.ts';
import type { Load, LoadResult } from './support/floor/hot-read.ts';
import { median, percentile } from './support/measure.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { isShort, untilGood } from './support/short-form.ts';
import { tableOf } from './support/table.ts';
import { withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * What a sign-in costs beside the password hash, which is slow on purpose; and how a storm of sign-ins slows
 * other requests. Needs a build.
 */
const signIns = isShort ? 15 : 60;
const rounds = isShort ? 1 : 3;
const seconds = isShort ? 2 : 5;
const stormers = 40;
const connections = 4;
const bounds = isShort ? { overhead: 6, slower: 40 } : { overhead: 1.15, slower: 3 };

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('sign_in');
  // Sequential sign-ins with rate limits on, as in production; the limits would refuse a storm from one
  // machine.
  const careful = closing.add(await startProduction(url, { settings: { RATE_LIMITS: 'on' } }));
  const server = closing.add(await startProduction(url));
  const passwords = createPasswords(usualPasswordCost);
  const [{ password }] = demoPeople;
  const stored = await passwords.hash(password);
  const milliseconds = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const measureOverhead = async () => {
    const [whole, hashAlone]: [number[], number[]] = [[], []];
    for (let n = -5; n < signIns; n++) {
      const [one, bare] = [
        await milliseconds(() => signIn(careful.address, 'plaintiff')),
        await milliseconds(() => passwords.matches(stored, password)),
      ];
      if (n >= 0) whole.push(one) && hashAlone.push(bare);
    }
    return { whole: median(whole), hashAlone: median(hashAlone) };
  };
  const overheadOf = ({ whole, hashAlone }: Awaited<ReturnType<typeof measureOverhead>>) => whole / hashAlone;
  const signingIn = await untilGood(measureOverhead, (one) => overheadOf(one) <= bounds.overhead);

  const driver = closing.add(startChild('floor/load-driver.ts'));
  const headers = { authorization: `Bearer ${await signIn(server.address, 'plaintiff')}` };
  const ask = { method: 'GET', path: '/api/claims', headers } as const;
  const read = async () => {
    const result = await driver.ask<LoadResult>({
      address: server.address,
      asks: [ask],
      connections,
      seconds,
    } satisfies Load);
    return percentile(result.times, 0.99);
  };
  const measureStorm = async () => {
    const [calm, stormy]: [number[], number[]] = [[], []];
    let opened = 0;
    await read();
    for (let round = 0; round < rounds; round++) {
      calm.push(await read());
      let storming = true;
      const storm = Array.from({ length: stormers }, async () => {
        while (storming)
          await signIn(server.address, 'solicitor').then(
            () => opened++,
            () => wait(100),
          );
      });
      stormy.push(await read());
      storming = false;
      await Promise.all(storm);
    }
    const slower = median(stormy.map((one, round) => one / (calm[round] as number)));
    return { calm: median(calm), stormy: median(stormy), slower, opened };
  };
  const storm = await untilGood(measureStorm, ({ slower }) => slower <= bounds.slower);

  const overhead = overheadOf(signingIn);
  const table = tableOf(
    ['', ''],
    [
      ['signing in, ms (median)', signingIn.whole.toFixed(1)],
      ['hash of the password alone, ms (median)', signingIn.hashAlone.toFixed(1)],
      ['times as long', overhead.toFixed(2)],
      ['own claims while calm, ms (99%)', storm.calm.toFixed(1)],
      [`own claims while ${stormers} sign in again and again, ms (99%)`, storm.stormy.toFixed(1)],
      ['times as long', storm.slower.toFixed(2)],
      ['sessions opened by the storm, a second', (storm.opened / (rounds * seconds)).toFixed(0)],
    ],
  );
  console.log(table);
  if (!isShort) await writeReport('sign-in', `${signIns} sign-ins, ${rounds} storms of ${seconds} s`, table);
  if (overhead > bounds.overhead || storm.slower > bounds.slower) process.exitCode = 1;
});
