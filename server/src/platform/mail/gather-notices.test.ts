import { gatheredKind, noticesPerHour } from '@plainclaim/domain/notices/notice-allowance';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deleteMailsOfClaim } from '../../features/claims/mails/claim-mails.store.ts';
import { emails } from './mail.tables.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { rescueForgottenMail } from './rescue-mail.ts';
import type { FailedEmail } from './send-mail.ts';
import { openMailBench } from './testing/mail-bench.ts';

type Bench = Awaited<ReturnType<typeof openMailBench>>;

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

async function queueNotices(bench: Bench, count: number, parts: Parameters<Bench['queue']>[0] = {}) {
  const ids: string[] = [];
  for (const at of times(count)) ids.push(await bench.queue({ subject: `Notice ${at + 1}`, ...parts }));
  return ids;
}

const all = (bench: Bench) => bench.db.select().from(emails).orderBy(emails.createdAt, emails.subject);
const gatheredOnes = async (bench: Bench) => (await all(bench)).filter(({ kind }) => kind === gatheredKind);

it('ten notices an hour leave one by one, and the rest in one mail when an hour is over', async () => {
  const bench = await openMailBench();
  const ids = await queueNotices(bench, noticesPerHour + 4, { replyTo: 'team@plainclaim.example' });
  await bench.work(outboxTransport);
  const left = (await all(bench)).filter(({ keptAt }) => keptAt !== null);
  expect(left).toHaveLength(noticesPerHour);
  const waiting = (await all(bench)).filter(({ gatheringSince }) => gatheringSince !== null);
  expect(waiting).toHaveLength(4);
  // They wait for the summary, not for a retry.
  const { rows } = await bench.db.execute<{ name: string; start_after: Date }>(
    sql`select name, start_after from pgboss.job where state = 'created'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['gather-notices']);

  bench.clock.forward(3601);
  await bench.gather();
  await bench.work(outboxTransport);
  const [mail, ...more] = await gatheredOnes(bench);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: '4 notices from Plainclaim',
    toAddress: 'ada@example.com',
    replyTo: 'team@plainclaim.example',
    keptAt: bench.clock.now(),
  });
  for (const part of waiting) {
    expect(mail?.text).toContain(part.subject);
    expect(await bench.row(part.id)).toMatchObject({ gatheredIn: mail?.id, sentAt: bench.clock.now() });
  }
  expect(await all(bench)).toHaveLength(ids.length + 1);
});

it('leave in order: one written later does not overtake those that wait', async () => {
  const bench = await openMailBench();
  await bench.queue({ subject: 'Hours ago' });
  await bench.work(outboxTransport);
  bench.clock.forward(1800);
  await queueNotices(bench, noticesPerHour);
  await bench.work(outboxTransport);
  // The oldest of the ten has stopped counting before the summary of the one that waits has left.
  bench.clock.forward(1801);
  const late = await bench.queue({ subject: 'Written last' });
  await bench.work(outboxTransport);
  expect((await bench.row(late)).keptAt).toBeNull();
  const correction = await bench.queue({ kind: 'correction', subject: 'Correction' });
  await bench.work(outboxTransport);
  expect((await bench.row(correction)).keptAt).toEqual(bench.clock.now());

  await bench.gather();
  await bench.work(outboxTransport);
  const [mail] = await gatheredOnes(bench);
  expect(mail?.text).toMatch(/1\. Notice \d+[\s\S]*2\. Written last/);
});

it('no mailbox gets more than ten in any hour, however many are written', async () => {
  const bench = await openMailBench();
  const sent: Date[] = [];
  const transport: MailTransport = {
    ...outboxTransport,
    send: async () => {
      sent.push(bench.clock.now());
      return 'sent';
    },
  };
  for (const _ of times(30)) {
    await queueNotices(bench, 3, { to: { address: 'ADA@example.com' } });
    await bench.work(transport);
    bench.clock.forward(360);
    await bench.gather();
    await bench.work(transport);
  }
  for (const at of sent) {
    const within = sent.filter((other) => other <= at && at.getTime() - other.getTime() < 3_600_000);
    expect(within.length).toBeLessThanOrEqual(noticesPerHour);
  }
  expect(sent.length).toBeGreaterThan(noticesPerHour);
});

it('leaves letters, codes and other people alone, and a single one that waited as it is', async () => {
  const bench = await openMailBench();
  await queueNotices(bench, noticesPerHour + 1);
  await bench.work(outboxTransport);
  const single = (await all(bench)).find(({ gatheringSince }) => gatheringSince !== null);
  for (const kind of ['letter-before-action', 'auth-magiclink', 'account-deleted']) {
    const id = await bench.queue({ kind });
    await bench.work(outboxTransport);
    expect([kind, (await bench.row(id)).keptAt]).toEqual([kind, bench.clock.now()]);
  }
  const other = await bench.queue({ to: { address: 'bob@example.com' } });
  await bench.work(outboxTransport);
  expect((await bench.row(other)).keptAt).not.toBeNull();

  bench.clock.forward(3601);
  await bench.gather();
  await bench.work(outboxTransport);
  expect(await gatheredOnes(bench)).toEqual([]);
  expect(await bench.row(single?.id ?? '')).toMatchObject({
    keptAt: bench.clock.now(),
    gatheringSince: null,
  });
});

it('says where to answer each, where they are answered at different addresses', async () => {
  const bench = await openMailBench();
  await queueNotices(bench, noticesPerHour);
  await bench.work(outboxTransport);
  for (const replyTo of ['one@plainclaim.example', 'two@plainclaim.example']) await bench.queue({ replyTo });
  await bench.work(outboxTransport);
  bench.clock.forward(3601);
  await bench.gather();
  const [mail] = await gatheredOnes(bench);
  expect(mail?.replyTo).toBeNull();
  expect(mail?.text).toContain('write to one@plainclaim.example');
  expect(mail?.text).toContain('write to two@plainclaim.example');
});

it('comes apart when the mail of many is refused: each has failed, and is told of', async () => {
  const bench = await openMailBench();
  await queueNotices(bench, noticesPerHour);
  await bench.work(outboxTransport);
  const parts = await queueNotices(bench, 2);
  await bench.work(outboxTransport);
  bench.clock.forward(3601);
  await bench.gather();
  const refusing: MailTransport = {
    ...outboxTransport,
    send: async () => {
      throw new MailRefusedError('550 no such mailbox', undefined);
    },
  };
  const told: FailedEmail[] = [];
  await bench.work(refusing, { onFailedForGood: async (_, email) => void told.push(email) });
  expect(told.map(({ id }) => id).sort()).toEqual([...parts].sort());
  for (const id of parts)
    expect(await bench.row(id)).toMatchObject({
      failedAt: bench.clock.now(),
      sentAt: null,
      gatheredIn: null,
      lastError: expect.stringContaining('550'),
    });
});

it('is rescued when the job that gathers was lost, and goes with its claim', async () => {
  const bench = await openMailBench();
  const claimId = '00000000-0000-4000-8000-000000000001';
  await queueNotices(bench, noticesPerHour);
  await bench.work(outboxTransport);
  const lost = await bench.queue();
  await bench.work(outboxTransport);
  await bench.db.execute(sql`delete from pgboss.job`);
  bench.clock.forward(2 * 3600 + 1);
  await rescueForgottenMail(bench.deps);
  await bench.work(outboxTransport);
  expect((await bench.row(lost)).keptAt).not.toBeNull();

  await queueNotices(bench, noticesPerHour);
  await bench.work(outboxTransport);
  await queueNotices(bench, 2, { claimId });
  await bench.work(outboxTransport);
  bench.clock.forward(3601);
  await bench.gather();
  expect(await gatheredOnes(bench)).toHaveLength(1);
  await bench.db.transaction((tx) => deleteMailsOfClaim(tx, claimId));
  expect(await gatheredOnes(bench)).toEqual([]);
});

it('counts nothing where rate limits are off', async () => {
  const bench = await openMailBench();
  await queueNotices(bench, noticesPerHour + 2);
  await bench.work(outboxTransport, { config: { ...bench.config, RATE_LIMITS: false } });
  expect((await all(bench)).every(({ keptAt }) => keptAt !== null)).toBe(true);
});
