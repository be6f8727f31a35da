import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outboxTransport } from './outbox-transport.ts';
import { rescueForgottenMail } from './rescue-mail.ts';
import { openMailBench } from './testing/mail-bench.ts';

it('gives a new job to a mail that lost its own, once', async () => {
  const bench = await openMailBench();
  const id = await bench.queue();
  await bench.db.execute(sql`delete from pgboss.job`);
  expect(await bench.work(outboxTransport)).toEqual({ done: 0, failed: 0 });

  bench.clock.forward(2 * 3600 + 1);
  await rescueForgottenMail(bench.deps);
  await rescueForgottenMail(bench.deps);
  expect(await bench.work(outboxTransport)).toEqual({ done: 1, failed: 0 });
  expect((await bench.row(id)).keptAt).toEqual(bench.clock.now());
});

it('leaves alone what is waiting for its next try, and what is done', async () => {
  const bench = await openMailBench();
  await bench.queue();
  await bench.work(outboxTransport);
  await bench.queue();
  await bench.db.execute(sql`delete from pgboss.job`);
  bench.clock.forward(3600);
  await rescueForgottenMail(bench.deps);
  expect(await bench.work(outboxTransport)).toEqual({ done: 0, failed: 0 });
});
