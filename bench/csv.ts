import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople } from '../server/src/features/auth/index.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { residentMegabytes, watchResident } from './support/resident.ts';
import { seedClaims } from './support/seed-claims.ts';
import { tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Streams the export of all claims: every row must arrive, and the server's memory must not grow in the
 * second half, nor while the reader pauses. Needs a build, some minutes, and 2 GB of disk while it runs.
 * BENCH_CLAIMS=100000 uses fewer claims and writes no report.
 */
const claims = Number(process.env.BENCH_CLAIMS ?? 1_000_000);
const mostGrowth = 1.25;
/**
 * The share of the export's size that memory may grow by: a server that buffers all lines first exceeds it.
 */
const mostShareHeld = 0.5;
/** Long enough to notice a server that ignores backpressure and keeps reading. */
const pauseSeconds = 5;
const lineFeed = 10;

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('csv');
  const planting = await startProduction(url);
  await planting.stop();
  const expected = await withClient(url, async (client) => {
    await seedClaims(client, claims, demoPeople[0].id);
    const { rows } = await client.query<{ count: string }>('select count(*) from legal_claims');
    return Number(rows[0]?.count);
  });
  // A second process, not the one that planted the demo: memory used for planting would hide what streaming
  // takes.
  const server = closing.add(await startProduction(url));
  const headers = { authorization: `Bearer ${await signIn(server.address, 'admin')}` };
  const read = async (path: string, onBytes: (bytes: number) => Promise<void> | void) => {
    const res = await fetch(server.address + path, { headers });
    if (res.status !== 200 || !res.body) throw new Error(`${path} answered ${res.status}`);
    let lines = 0;
    let size = 0;
    for await (const piece of res.body) {
      for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) lines++;
      size += piece.length;
      await onBytes(size);
    }
    return { rows: lines - 1, size };
  };
  // A small list first, so that lazy loading is not measured as growth.
  await read('/api/admin/claims.csv?list=all&search=Quillfeather', () => {});

  const before = residentMegabytes(server.pid);
  const watch = closing.add(watchResident(server.pid));
  const started = performance.now();
  let grewInPause = Number.NaN;
  const { rows, size } = await read('/api/admin/claims.csv?list=all', async (sofar) => {
    if (!Number.isNaN(grewInPause) || sofar < 20_000_000 * (claims / 1_000_000)) return;
    const atPause = residentMegabytes(server.pid);
    await wait(pauseSeconds * 1000);
    grewInPause = residentMegabytes(server.pid) - atPause;
  });
  const ended = performance.now();
  await watch.stop();
  await wait(1000);

  const middle = (started + ended) / 2;
  const most = (of: (at: number) => boolean) =>
    Math.max(...watch.samples.filter(({ at }) => of(at)).map(({ megabytes }) => megabytes));
  const [firstHalf, secondHalf] = [most((at) => at < middle), most((at) => at >= middle)];
  const growth = secondHalf / firstHalf;
  const shareHeld = (Math.max(firstHalf, secondHalf) - before) / (size / 1e6);
  const table = tableOf(
    ['', ''],
    [
      ['rows', `${rows.toLocaleString('en-GB')} of ${expected.toLocaleString('en-GB')}`],
      ['size, MB', (size / 1e6).toFixed(0)],
      [`time, s, with ${pauseSeconds} of pause`, ((ended - started) / 1000).toFixed(0)],
      ['resident, MB: before', before.toFixed(0)],
      ['resident, MB: most in the first half', firstHalf.toFixed(0)],
      ['resident, MB: most in the second half', secondHalf.toFixed(0)],
      ['second half ÷ first half', growth.toFixed(2)],
      ['most on top of what was held before ÷ size of the export', shareHeld.toFixed(2)],
      ['resident, MB: more at the end of the pause', grewInPause.toFixed(0)],
      ['resident, MB: a second after', residentMegabytes(server.pid).toFixed(0)],
    ],
  );
  console.log(table);
  if (claims === 1_000_000) await writeReport('csv', 'One export of all claims', table);
  if (rows !== expected) console.log('rows are missing');
  // NaN where the system does not report a process's memory: then nothing was shown.
  const isFlat = growth <= mostGrowth && (claims < 1_000_000 || shareHeld <= mostShareHeld);
  if (rows !== expected || !isFlat) process.exitCode = 1;
});
