import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { withClient } from '../../testing/postgres/with-client.ts';
import type { Db } from '../db/db.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { type FailedEmail, sendQueuedMail } from './send-mail.ts';
import { openMailBench, smtpTo } from './testing/mail-bench.ts';
import { startMailServer } from './testing/mail-server.ts';

const firstRun = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
const lastRun = { ...firstRun, attempt: 31, isLastAttempt: true };

describe('a mail server that says yes', () => {
  it('gets the mail once, and the row says when', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const id = await bench.queue();
    expect(await bench.work(smtpTo(server.url))).toEqual({ done: 1, failed: 0 });
    expect(server.received).toHaveLength(1);
    expect(await bench.row(id)).toMatchObject({
      attempts: 1,
      lastError: null,
      sentAt: bench.clock.now(),
      sendingUntil: null,
    });
  });

  it('is not asked again when the database was away for a moment after the yes', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const smtp = smtpTo(server.url);
    const mailTransport: MailTransport = {
      ...smtp,
      send: async (mail, signal) => {
        const delivery = await smtp.send(mail, signal);
        await shutOut(bench.deps.db, 300);
        return delivery;
      },
    };
    const emailId = await bench.queue();
    await sendQueuedMail({ ...bench.deps, mailTransport })({ emailId }, firstRun);
    expect(server.received).toHaveLength(1);
    expect(await bench.row(emailId)).toMatchObject({ attempts: 1, sentAt: bench.clock.now() });
  });

  it('is not asked again for a mail that is sent', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const mailTransport = smtpTo(server.url);
    const emailId = await bench.queue();
    await bench.work(mailTransport);
    await sendQueuedMail({ ...bench.deps, mailTransport })({ emailId }, firstRun);
    expect(server.received).toHaveLength(1);
    expect((await bench.row(emailId)).attempts).toBe(1);
  });
});

describe('a mail server in trouble', () => {
  it('refuses twice, then takes the mail: sent once, at the third attempt', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const transport = smtpTo(server.url);
    server.refuseNext(
      { at: 'connect', code: 421, text: 'too busy' },
      { at: 'recipient', code: 451, text: 'greylisted, come back' },
    );
    const id = await bench.queue();
    expect(await bench.work(transport)).toEqual({ done: 0, failed: 1 });
    expect((await bench.row(id)).lastError).toContain('too busy');
    expect(await bench.work(transport)).toEqual({ done: 0, failed: 1 });
    expect(await bench.row(id)).toMatchObject({ attempts: 2, sentAt: null, failedAt: null });
    expect((await bench.row(id)).lastError).toContain('greylisted, come back');
    expect(await bench.work(transport)).toEqual({ done: 1, failed: 0 });
    expect(server.received).toHaveLength(1);
    expect(await bench.row(id)).toMatchObject({ attempts: 3, sentAt: bench.clock.now() });
  });

  it('is down at first: the mail arrives once it is back', async () => {
    const bench = await openMailBench();
    const down = await startMailServer();
    const transport = smtpTo(down.url);
    await down.stop();
    const id = await bench.queue();
    expect(await bench.work(transport)).toEqual({ done: 0, failed: 1 });
    expect((await bench.row(id)).lastError).toContain('ECONNREFUSED');
    const back = await startMailServer(down.port);
    expect(await bench.work(transport)).toEqual({ done: 1, failed: 0 });
    expect(back.received).toHaveLength(1);
    expect((await bench.row(id)).attempts).toBe(2);
  });

  it('keeps the words of the server out of the log, where they could name a person', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    server.refuseNext({ at: 'recipient', code: 450, text: 'mailbox of ada@example.com is full' });
    await bench.queue();
    await bench.work(smtpTo(server.url));
    expect(JSON.stringify(bench.watched.lines)).toContain('was not sent at attempt 1');
    expect(JSON.stringify(bench.watched.lines)).not.toContain('ada@example.com');
  });

  it('is given up on at the last attempt, and the rest of the product hears of it in the same transaction', async () => {
    const bench = await openMailBench();
    const down = await startMailServer();
    const mailTransport = smtpTo(down.url);
    await down.stop();
    const claimId = '0b0f8a34-5f0d-4b52-9d6e-3a9d3c4d1f10';
    const emailId = await bench.queue({ claimId });
    const heard: FailedEmail[] = [];
    const handle = sendQueuedMail({
      ...bench.deps,
      mailTransport,
      onFailedForGood: async (_tx, email) => void heard.push(email),
    });
    await expect(handle({ emailId }, firstRun)).rejects.toThrow();
    expect(heard).toEqual([]);
    await expect(handle({ emailId }, lastRun)).rejects.toThrow();
    expect(heard).toMatchObject([{ id: emailId, kind: 'greeting', claimId, attempts: 2 }]);
    expect((await bench.row(emailId)).failedAt).toEqual(bench.clock.now());
  });

  it('leaves a mail waiting when the process is told to stop during its last attempt', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const emailId = await bench.queue();
    const stopping = AbortSignal.abort(new Error('stopping'));
    const handle = sendQueuedMail({ ...bench.deps, mailTransport: smtpTo(server.url) });
    await expect(handle({ emailId }, { ...lastRun, signal: stopping })).rejects.toThrow();
    expect(await bench.row(emailId)).toMatchObject({ failedAt: null, sentAt: null, sendingUntil: null });
    expect(server.received).toEqual([]);
  });
});

describe('a mail server that says no for good', () => {
  it.each([
    { at: 'recipient', code: 550, text: 'no such user here' },
    { at: 'data', code: 554, text: 'message too large for this mailbox' },
  ] as const)('refuses at $at with $code: failed at once, with its words', async (refusal) => {
    const bench = await openMailBench();
    const server = await startMailServer();
    server.refuseNext(refusal);
    const id = await bench.queue();
    const heard: FailedEmail[] = [];
    const onFailedForGood = async (_tx: unknown, email: FailedEmail) => void heard.push(email);
    expect(await bench.work(smtpTo(server.url), { onFailedForGood })).toEqual({ done: 1, failed: 0 });
    expect(await bench.row(id)).toMatchObject({ attempts: 1, failedAt: bench.clock.now(), sentAt: null });
    expect((await bench.row(id)).lastError).toContain(refusal.text);
    expect(heard.map((email) => email.lastError)).toEqual([expect.stringContaining(String(refusal.code))]);
    expect(await bench.work(smtpTo(server.url))).toEqual({ done: 0, failed: 0 });
    expect(server.received).toEqual([]);
  });

  it.each([
    { at: 'connect', code: 554, text: 'your address is on a list' },
    { at: 'recipient', code: 530, text: 'authentication required' },
  ] as const)('says it about us, not about the mail ($code at $at): tried again', async (refusal) => {
    const bench = await openMailBench();
    const server = await startMailServer();
    server.refuseNext(refusal);
    const transport = smtpTo(server.url);
    const id = await bench.queue();
    expect(await bench.work(transport)).toEqual({ done: 0, failed: 1 });
    expect((await bench.row(id)).failedAt).toBeNull();
    expect(await bench.work(transport)).toEqual({ done: 1, failed: 0 });
  });

  it('records the failure only if the product could take note of it', async () => {
    const bench = await openMailBench();
    const id = await bench.queue();
    const refusing: MailTransport = {
      send: () => Promise.reject(new MailRefusedError('550 no', undefined)),
      close: async () => undefined,
    };
    const onFailedForGood = () => Promise.reject(new Error('history is closed'));
    expect(await bench.work(refusing, { onFailedForGood })).toEqual({ done: 0, failed: 1 });
    expect((await bench.row(id)).failedAt).toBeNull();
  });
});

describe('never twice on purpose, never lost', () => {
  it('repeats a mail with the same Message-ID when we die between the yes and our commit', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const smtp = smtpTo(server.url);
    const dying: MailTransport = {
      ...smtp,
      send: async (mail, signal) => {
        await smtp.send(mail, signal);
        throw new Error('the process died here');
      },
    };
    await bench.queue();
    await bench.work(dying);
    await bench.work(smtp);
    const ids = server.received.map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it('sends once when two workers take the same mail at the same time', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const answer = Promise.withResolvers<void>();
    server.answerAfter(answer.promise);
    const emailId = await bench.queue();
    const transport = smtpTo(server.url);
    const handle = sendQueuedMail({ ...bench.deps, mailTransport: transport });
    const both = [handle({ emailId }, firstRun), handle({ emailId }, firstRun)];
    // One of them finds the mail leased and returns, while the other waits for the server's reply.
    await Promise.race(both);
    answer.resolve();
    await Promise.all(both);
    // The first job, and the one that the second worker enqueued to look again.
    expect(await bench.work(transport)).toEqual({ done: 2, failed: 0 });
    expect(server.received).toHaveLength(1);
    expect((await bench.row(emailId)).attempts).toBe(1);
  });

  it('goes to another worker once the first has been silent for too long, and the first loses its say', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const answer = Promise.withResolvers<void>();
    server.answerAfter(answer.promise);
    const emailId = await bench.queue();
    const silence = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const hanging: MailTransport = {
      send: async () => {
        started.resolve();
        await silence.promise;
        throw new Error('too late');
      },
      close: async () => undefined,
    };
    const first = sendQueuedMail({ ...bench.deps, mailTransport: hanging })({ emailId }, lastRun);
    await started.promise;
    bench.clock.forward(271);
    const second = sendQueuedMail({ ...bench.deps, mailTransport: smtpTo(server.url) })(
      { emailId },
      firstRun,
    );
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 60_000 });
    silence.resolve();
    await expect(first).rejects.toThrow();
    expect(await bench.row(emailId)).toMatchObject({ failedAt: null, lastError: null });
    expect((await bench.row(emailId)).sendingUntil).not.toBeNull();
    answer.resolve();
    await second;
    expect(await bench.row(emailId)).toMatchObject({ attempts: 2, sentAt: bench.clock.now() });
  });
});

it('keeps the mail in the outbox when there is no mail server', async () => {
  const bench = await openMailBench();
  const id = await bench.queue();
  expect(await bench.work(outboxTransport)).toEqual({ done: 1, failed: 0 });
  expect(await bench.row(id)).toMatchObject({ keptAt: bench.clock.now(), sentAt: null, failedAt: null });
});

/** Ends every connection to the database and refuses new ones for a while. */
async function shutOut(db: Db, ms: number): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const name = String(rows[0]?.name);
  const asked = (...statements: string[]) =>
    withClient(inject('postgresUrl'), async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  await asked(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  setTimeout(() => void asked(`alter database ${name} allow_connections true`), ms);
}
