import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoPeople } from '../server/src/auth/index.ts';
import { startChild } from './support/child.ts';
import { percentile } from './support/measure.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { readyDrafts } from './support/ready-drafts.ts';
import { sameRowsAs } from './support/same-rows.ts';
import { isShort, untilGood } from './support/short-form.ts';
import { atRate } from './support/steady-load.ts';
import { tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Claims submitted at a steady rate while a worker prints and mails the letters to a real mail server: how long acceptance takes
 * against a bare insert of the same rows at the same rate while the same worker is as busy, and how fast the letters go out. Needs a
 * build.
 */
const perSecond = isShort ? 4 : 50;
const seconds = isShort ? 4 : 20;
/** In the short form of medians: of so few, the slowest is an accident. */
const [mostTimes, share] = isShort ? [30, 0.5] : [3, 0.99];
const patienceMinutes = isShort ? 3 : 10;
const warmUps = isShort ? 4 : 100;

/** At the rate that is measured, so that as many connections are open as it takes. */
async function warmUp(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { failures } = await atRate(perSecond, works);
  if (failures.length > 0) throw failures[0];
}

await withPostgres(
  async (databaseNamed, closing) => {
    const url = await databaseNamed('submission');
    const sink = closing.add(startChild('smtp-sink.ts'));
    const settings = { SMTP_URL: `smtp://127.0.0.1:${await sink.next<number>()}`, DATABASE_POOL_SIZE: '10' };
    const web = closing.add(await startProduction(url, { settings }));
    const headers = { authorization: `Bearer ${await signIn(web.address, 'plaintiff')}` };
    const submit = (id: string) => async () => {
      const res = await fetch(`${web.address}/api/claims/drafts/${id}/submit`, { method: 'POST', headers });
      const text = await res.text();
      if (res.status !== 201) throw new Error(`submitting answered ${res.status}: ${text}`);
    };
    // As long as ours keeps its connections, so that neither begins with opening them.
    const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });
    closing.add({ stop: () => pool.end() });

    const count = perSecond * seconds;
    const drafts = (some: number) => withClient(url, (client) => readyDrafts(client, demoPeople[0].id, some));
    const warm = await drafts(warmUps);
    await warmUp(warm.map(submit));
    const insertSame = await withClient(url, (client) => sameRowsAs(client, warm.at(-1) ?? ''));
    await warmUp(warm.map(() => () => insertSame(pool)));
    const insertAll = () =>
      atRate(
        perSecond,
        Array.from({ length: count }, () => () => insertSame(pool)),
      );
    const alone = await insertAll();
    closing.add(await startProduction(url, { settings: { ...settings, ROLE: 'worker' } }));
    const arrived = () => sink.ask<{ arrived: number; different: number }>({});
    /** Gives up after a while. */
    const whenArrived = async (mails: number) => {
      const until = performance.now() + patienceMinutes * 60_000;
      while ((await arrived()).different < mails && performance.now() < until) await wait(200);
      return await arrived();
    };
    let expected = 2 * warmUps;
    await whenArrived(expected);

    const measure = async () => {
      const ready = await drafts(count);
      const earlier = expected;
      const started = performance.now();
      const accepted = await atRate(perSecond, ready.map(submit));
      const acceptedIn = (performance.now() - started) / 1000;
      expected += 2 * accepted.times.length;
      const backlog = expected - (await arrived()).different;
      const besideWorker = await insertAll();
      const stillBusy = (await arrived()).different < expected;
      const all = await whenArrived(expected);
      const drainedIn = (performance.now() - started) / 1000;
      const ratio = percentile(accepted.times, share) / percentile(besideWorker.times, share);
      const delivered = all.different - earlier;
      const twice = all.arrived - all.different;
      return { accepted, acceptedIn, backlog, besideWorker, stillBusy, drainedIn, delivered, twice, ratio };
    };
    const one = await untilGood(measure, ({ ratio }) => ratio <= mostTimes);

    const mails = 2 * one.accepted.times.length;
    const both = ({ times }: { times: readonly number[] }) =>
      `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
    const failures = [...one.accepted.failures, ...alone.failures, ...one.besideWorker.failures];
    const rows = [
      ['submissions accepted', `${one.accepted.times.length} of ${count} in ${one.acceptedIn.toFixed(0)} s`],
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
