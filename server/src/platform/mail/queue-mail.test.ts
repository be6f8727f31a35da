import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type MailToQueue, queueMail, queueMails } from './queue-mail.ts';
import { openMailBench } from './testing/mail-bench.ts';

type Bench = Awaited<ReturnType<typeof openMailBench>>;

async function count(bench: Bench) {
  const { rows } = await bench.db.execute(sql`select
    (select count(*)::int from emails) as emails,
    (select count(*)::int from email_attachments) as attachments,
    (select count(*)::int from pgboss.job where name = 'send-mail') as jobs`);
  return rows[0];
}

const letter = {
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  fileKey: 'private/letters/one.pdf',
  size: 3,
};
const attachments = [letter];

describe('queueMail', () => {
  it('stores the mail, its attachments and its job together', async () => {
    const bench = await openMailBench();
    const id = await bench.queue({ attachments });
    expect(await count(bench)).toEqual({ emails: 1, attachments: 1, jobs: 1 });
    expect(await bench.row(id)).toMatchObject({ attempts: 0, sentAt: null, createdAt: bench.clock.now() });
    expect((await bench.row(id)).messageId).toMatch(/^<[0-9a-f-]{36}@plainclaim\.example>$/);
  });

  it('leaves nothing behind when the act is rolled back', async () => {
    const bench = await openMailBench();
    const act = bench.db.transaction(async (tx) => {
      await queueMail(bench.deps, tx, { ...bench.mail, attachments });
      throw new Error('the claim could not be stored');
    });
    await expect(act).rejects.toThrow('the claim could not be stored');
    expect(await count(bench)).toEqual({ emails: 0, attachments: 0, jobs: 0 });
  });

  it('queues a mail with a known dedupe key once, and gives the first id again', async () => {
    const bench = await openMailBench();
    const first = await bench.queue({ dedupeKey: 'claim-1:letter', attachments });
    const second = await bench.queue({ dedupeKey: 'claim-1:letter', subject: 'Another', attachments });
    expect(second).toBe(first);
    expect(await count(bench)).toEqual({ emails: 1, attachments: 1, jobs: 1 });
    expect((await bench.row(first)).subject).toBe('Hello');
  });

  it('queues once when two acts with one key run at the same time', async () => {
    const bench = await openMailBench();
    const ids = await Promise.all([
      bench.queue({ dedupeKey: 'claim-2:letter' }),
      bench.queue({ dedupeKey: 'claim-2:letter' }),
    ]);
    expect(ids[1]).toBe(ids[0]);
    expect(await count(bench)).toMatchObject({ emails: 1, jobs: 1 });
  });
});

describe('queueMails', () => {
  it('queues each with its attachments and a job, and gives the id of one that was queued before', async () => {
    const bench = await openMailBench();
    const first = await bench.queue({ dedupeKey: 'claim-3:letter' });
    const ids = await bench.db.transaction((tx) =>
      queueMails(bench.deps, tx, [
        { ...bench.mail, subject: 'One', attachments: [letter, letter] },
        { ...bench.mail, subject: 'Again', dedupeKey: 'claim-3:letter', attachments },
        { ...bench.mail, subject: 'Two', attachments },
      ]),
    );
    expect(ids[1]).toBe(first);
    const subjects = await Promise.all(ids.map(async (id) => (await bench.row(id)).subject));
    expect(subjects).toEqual(['One', 'Hello', 'Two']);
    expect(await count(bench)).toEqual({ emails: 3, attachments: 3, jobs: 3 });
  });
});

describe('a header that is not one line', () => {
  const injected: [string, Partial<MailToQueue>][] = [
    ['subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['subject with a lone line feed', { subject: 'Hello\nBcc: eve@example.com' }],
    ['recipient', { to: { address: 'ada@example.com\r\nBcc: eve@example.com' } }],
    ['second recipient', { to: { address: 'ada@example.com,eve@example.com' } }],
    ['recipient in brackets', { to: { address: 'Ada <ada@example.com>' } }],
    ['name', { to: { address: 'ada@example.com', name: 'Ada\r\nBcc: eve@example.com' } }],
    ['reply address', { replyTo: 'ada@example.com\nX-Evil: yes' }],
    ['attachment name', { attachments: [{ ...letter, fileName: 'a\r\nX-Evil: yes' }] }],
    ['placeholder address', { to: { address: 'unknown@defendant.invalid' } }],
  ];
  it.each(injected)('is refused: %s', async (_what, parts) => {
    const bench = await openMailBench();
    await expect(bench.queue(parts)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await count(bench)).toEqual({ emails: 0, attachments: 0, jobs: 0 });
  });

  it('is refused by the database too', async () => {
    const bench = await openMailBench();
    const id = await bench.queue();
    const change = bench.db.execute(sql`update emails set subject = ${'a\r\nb'} where id = ${id}`);
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'emails_headers_on_one_line' } });
  });
});
