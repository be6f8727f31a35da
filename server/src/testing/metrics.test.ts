import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openClaimsBench } from '../features/claims/testing/claims-bench.ts';
import { deadLetterQueue } from '../platform/jobs/prepare-queues.ts';

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../ops/${name}`, import.meta.url)), 'utf8');

it('counts what an operator wants to be woken by', async () => {
  const bench = await openClaimsBench();
  const { app } = bench;
  const { db, jobs, metrics } = app.platform;
  const figures = async () => {
    const lines = (await metrics.text()).split('\n');
    return Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = /^(plainclaim_[a-z_]+) (\S+)$/.exec(line) ?? [];
        return name ? [[name.replace('plainclaim_', ''), Number(value)]] : [];
      }),
    );
  };
  expect(await figures()).toEqual({
    mails_waiting: 0,
    oldest_waiting_mail_seconds: 0,
    mails_resting: 0,
    mails_failed: 0,
    letters_waiting: 0,
    letters_failed: 0,
    jobs_waiting: 0,
    oldest_waiting_job_seconds: 0,
    jobs_dead: 0,
    webhook_lag_seconds: 0,
  });

  await bench.queued(await bench.signUp());
  app.clock.forward(90);
  const waiting = await figures();
  expect(waiting).toMatchObject({ letters_waiting: 1, letters_failed: 0, oldest_waiting_mail_seconds: 90 });
  expect(waiting.mails_waiting).toBeGreaterThan(1);
  expect(waiting.jobs_waiting).toBeGreaterThan(1);

  const now = app.clock.now().toISOString();
  await db.execute(sql`update emails set failed_at = ${now}`);
  await db.execute(sql`insert into provider_events (provider, event_id, kind, outcome, created_at, received_at)
    select 'stripe', 'evt_' || late, 'other', 'nothing to do', ${now}::timestamptz - make_interval(secs => late),
      ${now}::timestamptz - make_interval(mins => ago)
    from (values (45, 0), (9000, 61)) as events (late, ago)`);
  await jobs.boss.send(deadLetterQueue, {});
  await db.execute(
    sql`update pgboss.job set start_after = now() - interval '20 minutes' where name <> ${deadLetterQueue}`,
  );
  const failed = await figures();
  expect(failed).toMatchObject({ mails_waiting: 0, letters_waiting: 0, letters_failed: 1, jobs_dead: 1 });
  expect(failed).toMatchObject({ mails_failed: waiting.mails_waiting, webhook_lag_seconds: 45 });
  expect(failed.oldest_waiting_job_seconds).toBeGreaterThanOrEqual(1200);

  // The example alerts use existing metrics only: a renamed metric would leave an alert that never fires.
  const known = new Set((await metrics.text()).match(/^[a-z_0-9]+(?=[ {])/gm));
  for (const name of ['alerts.yml', 'dashboard.json']) {
    const used = (await example(name)).match(/\b(?:plainclaim|process|nodejs)_[a-z_0-9]+/g) ?? [];
    expect(used.length, name).toBeGreaterThan(8);
    expect(
      used.filter((one) => !known.has(one)),
      name,
    ).toEqual([]);
  }
});
