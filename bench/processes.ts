import { cpus } from 'node:os';
import { demoPeople } from '../server/src/features/auth/index.ts';
import { startChild } from './support/child.ts';
import type { Load, LoadResult } from './support/floor/hot-read.ts';
import { median } from './support/measure.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { readyDrafts } from './support/ready-drafts.ts';
import { residentMegabytes } from './support/resident.ts';
import { seedClaims } from './support/seed-claims.ts';
import { isShort } from './support/short-form.ts';
import { atRate } from './support/steady-load.ts';
import { tableOf } from './support/table.ts';
import { millisecondsOfStart } from './support/whole-start.ts';
import { withFolder } from './support/with-folder.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Two processes on one Postgres must give the same answers, and together at least as many as one alone, with
 * as many clients for each as keep one busy. With half as many it is measured and not judged. Also the
 * start-up time, and the memory of a web process (reads) and a worker (letters to print and mail) before and
 * under load: after the first minute neither may grow. Needs a build.
 */
const seconds = isShort ? 2 : 6;
const rounds = isShort ? 1 : 3;
const starts = isShort ? 1 : 3;
const minutesOfLoad = isShort ? 2 : 3;
const secondsOfMinute = isShort ? 5 : 60;
const lettersPerSecond = 2;
const leastTogether = isShort ? 0.4 : 1;
const mostGrowth = 1.25;
const callersOfOne = 8;
const callers = [callersOfOne, 2 * callersOfOne] as const;

const { firstStart, laterStarts } = await withFolder(async (dataDir) => {
  const firstStart = await millisecondsOfStart(dataDir);
  const laterStarts: number[] = [];
  for (let n = 0; n < starts; n++) laterStarts.push(await millisecondsOfStart(dataDir));
  return { firstStart, laterStarts };
});

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('processes');
  const sink = closing.add(startChild('smtp-sink.ts'));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${await sink.next<number>()}` };
  const empty = closing.add(await startProduction(url));
  await empty.stop();
  const first = closing.add(await startProduction(url));
  await withClient(url, (client) => seedClaims(client, 10_000, demoPeople[0].id));
  const second = closing.add(await startProduction(url));
  const worker = closing.add(await startProduction(url, { settings: { ...settings, ROLE: 'worker' } }));
  const sessions: { readonly authorization: string }[] = [];
  while (sessions.length < callers[1])
    sessions.push({ authorization: `Bearer ${await signIn(first.address, 'plaintiff')}` });
  const [headers] = sessions;

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
  const asks = sessions.map((headers) => ({ method: 'GET', path: '/api/claims', headers }) as const);
  const drive = async (addresses: readonly string[], connections: number, forSeconds: number) => {
    const share = connections / addresses.length;
    const results = await Promise.all(
      addresses.map((address, n) =>
        drivers[n]?.ask<LoadResult>({
          address,
          asks: asks.slice(n * share, (n + 1) * share),
          connections: share,
          seconds: forSeconds,
        } satisfies Load),
      ),
    );
    return results.reduce((sum, result) => sum + (result ? result.requests / result.seconds : 0), 0);
  };
  const both = [first.address, second.address];
  const before = [first, worker].map(({ pid }) => residentMegabytes(pid));
  await drive(both, callers[1], seconds);
  const figures: { readonly alone: number; readonly together: number }[] = [];
  for (const count of callers) {
    const [alone, together]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      alone.push(await drive([first.address], count, seconds));
      together.push(await drive(both, count, seconds));
    }
    figures.push({ alone: median(alone), together: median(together) });
  }
  const submit = (id: string) => async () => {
    const res = await fetch(`${second.address}/api/claims/drafts/${id}/submit`, { method: 'POST', headers });
    if (res.status !== 201) throw new Error(`submitting answered ${res.status}: ${await res.text()}`);
  };
  const held: { readonly web: number[]; readonly worker: number[] } = { web: [], worker: [] };
  const failures: unknown[] = [];
  for (let minute = 0; minute < minutesOfLoad; minute++) {
    const drafts = await withClient(url, (client) =>
      readyDrafts(client, demoPeople[0].id, lettersPerSecond * secondsOfMinute),
    );
    const [, submitted] = await Promise.all([
      drive([first.address], callersOfOne, secondsOfMinute),
      atRate(lettersPerSecond, drafts.map(submit)),
    ]);
    failures.push(...submitted.failures);
    held.web.push(residentMegabytes(first.pid));
    held.worker.push(residentMegabytes(worker.pid));
  }
  const { arrived } = await sink.ask<{ arrived: number }>({});
  const scaling = figures.map(({ alone, together }) => together / alone);
  // Compared with the peak so far: allocating again what was freed for a minute is not growth.
  const growth = [held.web, held.worker].map(
    (one, n) => (one.at(-1) as number) / Math.max(before[n] as number, one[0] as number),
  );
  const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const each = (values: readonly number[]) => values.map((one) => one.toFixed(0)).join(', ');
  const ofEach = (figure: (one: (typeof figures)[number]) => number) => each(figures.map(figure));
  const table = tableOf(
    ['', ''],
    [
      ['first `npm start` of a build, with an empty data folder, s', inSeconds(firstStart)],
      [`second \`npm start\`, s (median of ${starts})`, inSeconds(median(laterStarts))],
      ['production start with an empty database, s', inSeconds(empty.startedIn)],
      ['production start with the database there, s', inSeconds(second.startedIn)],
      ['answers that differ between two processes', `${different.length} of ${paths.length}`],
      [`own claims a second, ${callers.join(' and ')} callers: one process`, ofEach(({ alone }) => alone)],
      ['the same: two processes', ofEach(({ together }) => together)],
      [`two ÷ one, on ${cpus().length} cores`, scaling.map((one) => one.toFixed(2)).join(', ')],
      ['resident, MB: web before load', (before[0] as number).toFixed(0)],
      ['resident, MB: web after each minute of load', each(held.web)],
      ['resident, MB: worker before load', (before[1] as number).toFixed(0)],
      [
        `resident, MB: worker after each minute of ${lettersPerSecond} claims a second (${arrived} mails with letters)`,
        each(held.worker),
      ],
      [
        'last minute ÷ the most until the end of the first: web, worker',
        growth.map((one) => one.toFixed(2)).join(', '),
      ],
    ],
  );
  console.log(table);
  for (const failure of failures.slice(0, 3)) console.log(String(failure));
  if (!isShort) await writeReport('processes', `${rounds} rounds of ${seconds} s each in turns`, table);
  const isFlat = growth.every((one) => one <= mostGrowth);
  const isAlike = different.length === 0 && failures.length === 0;
  if (!isAlike || !isFlat || arrived === 0 || (scaling.at(-1) as number) < leastTogether)
    process.exitCode = 1;
});
