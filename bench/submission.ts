import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople } from '../server/src/features/auth/index.ts';
import { startChild } from './support/child.ts';
import { percentile } from './support/measure.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { readyDrafts } from './support/ready-drafts.ts';
import { isShort, untilGood } from './support/short-form.ts';
import type { SteadyLoad } from './support/steady-load.ts';
import type { Insert, Rate, Submit } from './support/submission-driver.ts';
import { tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Submits claims at a steady rate while a worker prints the letters and mails them to a real mail server.
 * Measures how long a submission takes compared with a bare insert of the same rows at the same rate beside
 * an equally busy worker, and how fast the letters go out. Needs a build.
 */
const perSecond = isShort ? 4 : 50;
const seconds = isShort ? 4 : 20;
/** In the short form, the median: with so few samples the slowest is an accident. */
const [mostTimes, share] = isShort ? [30, 0.5] : [3, 0.99];
const timeoutMinutes = isShort ? 3 : 10;
/** Requests at the same rate before the first that counts. */
const warmUps = isShort ? 4 : 100;

await withPostgres(
  async (databaseNamed, closing) => {
    const url = await databaseNamed('submission');
    const sink = closing.add(startChild('smtp-sink.ts'));
    const settings = { SMTP_URL: `smtp://127.0.0.1:${await sink.next<number>()}`, DATABASE_POOL_SIZE: '10' };
    const web = closing.add(await startProduction(url, { settings }));
    const authorization = `Bearer ${await signIn(web.address, 'plaintiff')}`;
    // Compressed as for a browser, so that the driver's cost is not measured: it need not decompress.
    const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
    const driver = closing.add(startChild('submission-driver.ts', { DATABASE_URL: url }));
    const drive = (work: Submit | Insert) =>
      driver.ask<SteadyLoad>({ perSecond, warmUps, ...work } satisfies Rate & (Submit | Insert));

    const count = perSecond * seconds;
    const drafts = (some: number) => withClient(url, (client) => readyDrafts(client, demoPeople[0].id, some));
    const submit = (ids: readonly string[]) => drive({ address: web.address, headers, drafts: ids });
    const first = await drafts(warmUps);
    const { failures: atFirst } = await submit(first);
    if (atFirst.length > 0) throw new Error(String(atFirst[0]));
    const insertAll = () => drive({ likeClaim: first[0] ?? '', count: warmUps + count });
    const alone = await insertAll();
    closing.add(await startProduction(url, { settings: { ...settings, ROLE: 'worker' } }));
    const arrived = () => sink.ask<{ arrived: number; different: number }>({});
    /** Polls until the mails have arrived, with a timeout. */
    const whenArrived = async (mails: number) => {
      const until = performance.now() + timeoutMinutes * 60_000;
      while ((await arrived()).different < mails && performance.now() < until) await wait(200);
      return await arrived();
    };
    let expected = 2 * warmUps;
    await whenArrived(expected);

    const mails = 2 * (warmUps + count);
    const measure = async () => {
      const ready = await drafts(warmUps + count);
      const earlier = expected;
      const started = performance.now();
      const accepted = await submit(ready);
      expected += mails;
      const backlog = expected - (await arrived()).different;
      const besideWorker = await insertAll();
      const stillBusy = (await arrived()).different < expected;
      const all = await whenArrived(expected);
      const drainedIn = (performance.now() - started) / 1000;
      const ratio = percentile(accepted.times, share) / percentile(besideWorker.times, share);
      const delivered = all.different - earlier;
      const twice = all.arrived - all.different;
      return { accepted, backlog, besideWorker, stillBusy, drainedIn, delivered, twice, ratio };
    };
    const one = await untilGood(measure, ({ ratio }) => ratio <= mostTimes);

    const both = ({ times }: { times: readonly number[] }) =>
      `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
    const failures = [...one.accepted.failures, ...alone.failures, ...one.besideWorker.failures];
    const rows = [
      ['submissions accepted', `${one.accepted.times.length} of ${count}`],
      ['accepting while the worker prints, ms (median / 99%)', both(one.accepted)],
      [
        `bare insert while the worker prints${one.stillBusy ? '' : ' (and is done before the end)'}, ms (median / 99%)`,
        both(one.besideWorker),
      ],
      [`times as long, ${isShort ? 'in the middle' : 'at 99%'}`, one.ratio.toFixed(2)],
      ['bare insert with nothing else to do, ms (median / 99%)', both(alone)],
      ['mails waiting when the last was accepted', String(one.backlog)],
      ['mails delivered', `${one.delivered} of ${mails}, ${one.twice} of them twice`],
      ['letters printed and mails sent', `${(one.delivered / one.drainedIn).toFixed(1)} mails a second`],
    ];
    const table = tableOf(['', ''], rows);
    console.log(table);
    for (const failure of failures.slice(0, 3)) console.log(String(failure));
    if (!isShort) await writeReport('submission', `${perSecond} a second for ${seconds} s`, table);
    if (failures.length > 0 || one.delivered < mails || one.ratio > mostTimes) process.exitCode = 1;
  },
  { durable: true },
);
