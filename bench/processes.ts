import { cpus } from 'node:os';
import { demoPeople } from '../server/src/auth/index.ts';
import { startChild } from './support/child.ts';
import type { Load, LoadResult } from './support/floor/hot-read.ts';
import { median } from './support/measure.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { residentMegabytes } from './support/resident.ts';
import { seedClaims } from './support/seed-claims.ts';
import { isShort } from './support/short-form.ts';
import { tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Two processes on one Postgres: the same answers, and together no fewer of them than one gives alone. How long a start takes, and
 * how much memory a process holds before and after load: after its first minute it must not grow. Needs a build.
 */
const seconds = isShort ? 2 : 6;
const rounds = isShort ? 1 : 3;
const minutesOfLoad = isShort ? 1 : 4;
const leastTogether = isShort ? 0.4 : 0.9;
const mostGrowth = 1.25;
const connections = 8;

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('processes');
  const first = closing.add(await startProduction(url));
  await withClient(url, (client) => seedClaims(client, 10_000, demoPeople[0].id));
  const second = closing.add(await startProduction(url));
  const worker = closing.add(await startProduction(url, { settings: { ROLE: 'worker' } }));
  const headers = { authorization: `Bearer ${await signIn(first.address, 'plaintiff')}` };

  const paths = ['/api/claims', '/api/claims/dashboard', '/api/profile', '/api/blog/posts', '/blog'];
  const different: string[] = [];
  for (const path of paths) {
    const answers = [];
    for (const { address } of [first, second]) {
      const res = await fetch(address + path, { headers });
      answers.push(
        `${res.status} ${(await res.text()).replaceAll(/nonce="[^"]*"/g, '').replaceAll(address, '')}`,
      );
    }
    if (answers[0] !== answers[1]) different.push(path);
  }

  const drivers = [0, 1].map(() => closing.add(startChild('floor/load-driver.ts')));
  const ask = { method: 'GET', path: '/api/claims', headers } as const;
  const drive = async (addresses: readonly string[], forSeconds: number) => {
    const results = await Promise.all(
      addresses.map((address, n) =>
        drivers[n]?.ask<LoadResult>({
          address,
          ask,
          connections: connections / addresses.length,
          seconds: forSeconds,
        } satisfies Load),
      ),
    );
    return results.reduce((sum, result) => sum + (result ? result.requests / result.seconds : 0), 0);
  };
  const both = [first.address, second.address];
  const before = [first, worker].map(({ pid }) => residentMegabytes(pid));
  await drive(both, seconds);
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(await drive([first.address], seconds));
    together.push(await drive(both, seconds));
  }
  const held: number[] = [];
  for (let minute = 0; minute < minutesOfLoad; minute++) {
    await drive([first.address], isShort ? 10 : 60);
    held.push(residentMegabytes(first.pid));
  }
  const scaling = median(together) / median(alone);
  const growth = (held.at(-1) as number) / (held[0] as number);
  const table = tableOf(
    ['', ''],
    [
      ['production start, with the database there, ms', second.startedIn.toFixed(0)],
      ['answers that differ between two processes', `${different.length} of ${paths.length}`],
      ['own claims a second: one process', median(alone).toFixed(0)],
      ['own claims a second: two processes', median(together).toFixed(0)],
      [`two ÷ one, on ${cpus().length} cores`, scaling.toFixed(2)],
      ['resident, MB: web before load', (before[0] as number).toFixed(0)],
      ['resident, MB: web after each minute of load', held.map((one) => one.toFixed(0)).join(', ')],
      [
        'resident, MB: worker',
        `${(before[1] as number).toFixed(0)}, then ${residentMegabytes(worker.pid).toFixed(0)}`,
      ],
    ],
  );
  console.log(table);
  if (!isShort) await writeReport('processes', `${rounds} rounds of ${seconds} s each in turns`, table);
  if (different.length > 0 || scaling < leastTogether || growth > mostGrowth) process.exitCode = 1;
});
