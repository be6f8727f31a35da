import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { withClient } from '../../testing/postgres/with-client.ts';
import type { Db } from '../db/db.ts';
import { markFailed, rewriteWaiting } from './mail.store.ts';
import {
  MailRefusedError,
  MailRestsError,
  type MailTransport,
  MailWithdrawnError,
} from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { type FailedEmail, type SendMailDeps, sendQueuedMail } from './send-mail.ts';
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

describe('what the rest of the product hears of an accepted mail', () => {
  const told = () => {
    const heard: [string, string][] = [];
    const onAccepted: SendMailDeps['onAccepted'] = async (_tx, { id }, how) => void heard.push([id, how]);
    return { heard, onAccepted };
  };

  it.each([
    ['sent', async () => smtpTo((await startMailServer()).url)],
    ['stored', async () => outboxTransport],
  ] as const)('is told once, that it was %s, also after a worker died before it could', async (how, open) => {
    const bench = await openMailBench();
    const transport = await open();
    const { heard, onAccepted } = told();
    const dying: MailTransport = {
      ...transport,
      send: async (mail, signal) => {
        await transport.send(mail, signal);
        throw new Error('the process died here');
      },
    };
    const emailId = await bench.queue();
    await bench.work(dying, { onAccepted });
    expect(heard).toEqual([]);
    await bench.work(transport, { onAccepted });
    await sendQueuedMail({ ...bench.deps, mailTransport: transport, onAccepted })({ emailId }, firstRun);
    expect(heard).toEqual([[emailId, how]]);
  });

  it('records no acceptance that the rest of the product could not take note of', async () => {
    const bench = await openMailBench();
    const emailId = await bench.queue();
    let tries = 0;
    const onAccepted: SendMailDeps['onAccepted'] = async () => {
      tries++;
      if (tries > 1) return;
      expect(await bench.row(emailId)).toMatchObject({ keptAt: null });
      throw new Error('the history is shut for a moment');
    };
    expect(await bench.work(outboxTransport, { onAccepted })).toEqual({ done: 1, failed: 0 });
    expect([tries, (await bench.row(emailId)).attempts]).toEqual([2, 1]);
    expect((await bench.row(emailId)).keptAt).toEqual(bench.clock.now());
  });

  it('is told of a mail that was given up and accepted after all', async () => {
    const bench = await openMailBench();
    const { heard, onAccepted } = told();
    const emailId = await bench.queue();
    const answer = Promise.withResolvers<'sent'>();
    const slow: MailTransport = { send: () => answer.promise, close: async () => undefined };
    const first = sendQueuedMail({ ...bench.deps, mailTransport: slow, onAccepted })({ emailId }, firstRun);
    await vi.waitFor(async () => expect((await bench.row(emailId)).attempts).toBe(1));
    await markFailed(bench.deps.db, emailId, {
      attempt: 1,
      error: 'no answer',
      forGoodAt: bench.clock.now(),
    });
    answer.resolve('sent');
    await first;
    expect(heard).toEqual([[emailId, 'sent']]);
    expect(await bench.row(emailId)).toMatchObject({ failedAt: null, sentAt: bench.clock.now() });
  });
});

describe('what is done before a mail is sent', () => {
  it('may rewrite it: the new contents leave, with the new date and the same Message-ID', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const emailId = await bench.queue();
    bench.clock.forward(86_400);
    const now = bench.clock.now();
    const beforeSending: SendMailDeps['beforeSending'] = async (email) => {
      const { html, text, replyTo } = { ...email, text: 'Hello again' };
      const mail = { subject: 'Hello today', html, text, replyTo };
      const written = await bench.deps.db.transaction((tx) => rewriteWaiting(tx, email, mail, [], now));
      if (!written) throw new Error('another worker has it');
      return written;
    };
    await bench.work(smtpTo(server.url), { beforeSending });
    const [received] = server.received;
    expect(received?.parsed).toMatchObject({ subject: 'Hello today', text: 'Hello again\n' });
    expect(new Date(received?.parsed.date ?? '')).toEqual(new Date(now.setMilliseconds(0)));
    expect(received?.parsed.messageId).toBe((await bench.row(emailId)).messageId);
  });

  it('rewrites nothing for a worker that has lost the mail to another', async () => {
    const bench = await openMailBench();
    const email = await bench.row(await bench.queue());
    const { subject, html, replyTo } = email;
    const written = await bench.deps.db.transaction((tx) =>
      rewriteWaiting(
        tx,
        { ...email, attempts: email.attempts + 1 },
        { subject, html, text: 'x', replyTo },
        [],
        new Date(),
      ),
    );
    expect(written).toBeUndefined();
    expect(await bench.row(email.id)).toEqual(email);
  });

  it('may withdraw it: nothing is sent, and no attempt follows', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    const emailId = await bench.queue();
    const heard: FailedEmail[] = [];
    const work = () =>
      bench.work(smtpTo(server.url), {
        beforeSending: async () => {
          throw new MailWithdrawnError('Not sent: the claim was closed.');
        },
        onFailedForGood: async (_tx, email) => void heard.push(email),
      });
    expect(await work()).toEqual({ done: 1, failed: 0 });
    expect(await work()).toEqual({ done: 0, failed: 0 });
    expect(server.connections()).toBe(0);
    expect(heard).toMatchObject([{ id: emailId, lastError: 'Not sent: the claim was closed.' }]);
    expect((await bench.row(emailId)).failedAt).toEqual(bench.clock.now());
  });

  it('may rest, which is no attempt and no failure, and leaves when its time has come', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    let until: Date | undefined = new Date(bench.clock.now().getTime() + 3_600_000);
    const beforeSending: SendMailDeps['beforeSending'] = async (email) => {
      if (until) throw new MailRestsError('the claim is on hold', until);
      return email;
    };
    const emailId = await bench.queue();
    const transport = smtpTo(server.url);
    expect(await bench.work(transport, { beforeSending })).toEqual({ done: 1, failed: 0 });
    expect(await bench.row(emailId)).toMatchObject({
      attempts: 0,
      lastError: null,
      failedAt: null,
      sendingUntil: null,
    });
    expect(server.connections()).toBe(0);
    until = undefined;
    await sendQueuedMail({ ...bench.deps, mailTransport: transport, beforeSending })({ emailId }, firstRun);
    expect(server.received).toHaveLength(1);
    expect((await bench.row(emailId)).attempts).toBe(1);
  });

  it('is tried again when it fails', async () => {
    const bench = await openMailBench();
    const server = await startMailServer();
    let tries = 0;
    const beforeSending: SendMailDeps['beforeSending'] = async (email) => {
      tries++;
      if (tries === 1) throw new Error('the claim could not be read');
      return email;
    };
    const emailId = await bench.queue();
    const transport = smtpTo(server.url);
    expect(await bench.work(transport, { beforeSending })).toEqual({ done: 0, failed: 1 });
    expect((await bench.row(emailId)).lastError).toBe('the claim could not be read');
    expect(await bench.work(transport, { beforeSending })).toEqual({ done: 1, failed: 0 });
    expect(server.received).toHaveLength(1);
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
