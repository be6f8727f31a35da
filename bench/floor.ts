import { demoPeople } from '../server/src/features/auth/index.ts';
import { startChild } from './support/child.ts';
import type { Ask, BareAnswer, Load, LoadResult } from './support/floor/hot-read.ts';
import { type HotRead, hotReads } from './support/floor/hot-reads.ts';
import { type Bounds, cellsOf, heads, isGood, type Measured } from './support/floor/judge.ts';
import { recordReads } from './support/floor/record-reads.ts';
import { startProduction } from './support/production-server.ts';
import { seedClaims } from './support/seed-claims.ts';
import { isShort, untilGood } from './support/short-form.ts';
import { atRate } from './support/steady-load.ts';
import { rowOfCells, tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Compares each hot read, including authentication, with the least it can cost on this machine: a bare
 * node:http and pg program that runs the same statements and sends the same bytes. Needs a build.
 * BENCH_ONLY=claim measures the reads with that word in their name and writes no report.
 */
const only = process.env.BENCH_ONLY ?? '';
const connections = 16;
const steadyPerSecond = 50;
const poolSize = 10;
/** One of each kind: own rows, several concurrent statements, a list, a page. */
const shortReads = ['own claims', 'one claim', 'admin list: all', 'blog post, a page'];
// V8 goes on compiling a whole server for thousands of requests, and a program of forty lines for a hundred.
const warmUpSeconds = isShort ? 0.5 : 10;
const seconds = isShort ? 0.5 : 2;
const rounds = isShort ? 1 : 5;
const steadySeconds = isShort ? 1 : 3;
const bounds: Bounds = isShort ? { leastShare: 0.08, mostTimes: 40 } : { leastShare: 0.5, mostTimes: 3 };

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('floor');
  const settings = { DATABASE_POOL_SIZE: String(poolSize) };
  const server = closing.add(await startProduction(url, { settings }));
  const all = await withClient(url, async (client) => {
    await seedClaims(client, 10_000, demoPeople[0].id);
    return await hotReads(server.address, client, connections);
  });
  const reads = all.filter(({ name }) => (isShort ? shortReads.includes(name) : name.includes(only)));
  const answers = await recordReads(url, reads);
  const driver = closing.add(startChild('floor/load-driver.ts'));
  const bare = closing.add(startChild('floor/bare-server.ts', { ...settings, DATABASE_URL: url }));
  const bareAddress = `http://127.0.0.1:${await bare.next<number>()}`;

  const drive = (address: string, { asks }: HotRead, forSeconds: number) =>
    driver.ask<LoadResult>({ address, asks, connections, seconds: forSeconds } satisfies Load);

  const steadily = async (address: string, { name, asks }: HotRead): Promise<readonly number[]> => {
    const count = steadyPerSecond * steadySeconds;
    const works = Array.from({ length: count }, (_, n) => async () => {
      const { method, path, headers, body } = asks[n % asks.length] as Ask;
      const res = await fetch(address + path, { method, headers, ...(body && { body }) });
      await res.arrayBuffer();
      if (res.status !== 200) throw new Error(`${name} answered ${res.status}`);
    });
    const { times, failures } = await atRate(steadyPerSecond, works, steadyPerSecond / 2);
    if (failures.length > 0) throw failures[0];
    return times;
  };

  const measure = async (read: HotRead, answer: BareAnswer): Promise<Measured> => {
    await bare.ask(answer);
    const [ours, floor]: [LoadResult[], LoadResult[]] = [[], []];
    const [steady, steadyFloor]: [number[][], number[][]] = [[], []];
    for (const address of [server.address, bareAddress]) await drive(address, read, warmUpSeconds);
    for (let round = 0; round < rounds; round++) {
      ours.push(await drive(server.address, read, seconds));
      floor.push(await drive(bareAddress, read, seconds));
      steady.push([...(await steadily(server.address, read))]);
      steadyFloor.push([...(await steadily(bareAddress, read))]);
    }
    const statements = answer.waves.map((wave) => wave.length).join(' + ');
    return {
      name: read.name,
      statements,
      bytes: Buffer.from(answer.body, 'base64').length,
      ours,
      floor,
      steady,
      steadyFloor,
    };
  };

  const measured: Measured[] = [];
  for (const [index, read] of reads.entries()) {
    const one = await untilGood(
      () => measure(read, answers[index] as BareAnswer),
      (figures) => isGood(figures, bounds),
    );
    measured.push(one);
    console.log(rowOfCells(cellsOf(one)));
  }
  const how = `${connections} connections, a session each, ${rounds} rounds of ${seconds} s each and ${steadyPerSecond} a second for ${steadySeconds} s each, in turns, medians`;
  if (!isShort && !only) await writeReport('floor', how, tableOf(heads, measured.map(cellsOf)));
  const bad = measured.filter((one) => !isGood(one, bounds));
  for (const { name } of bad) console.log(`too far from the floor: ${name}`);
  if (bad.length > 0) process.exitCode = 1;
});
