import { describe, expect, it, vi } from 'vitest';
import { markFailed, rewriteWaiting } from './mail.store.ts';
import { MailRestsError, type MailTransport, MailWithdrawnError } from './mail-transport.ts';
import { outboxTransport } from './outbox-transport.ts';
import { type FailedEmail, type SendMailDeps, sendQueuedMail } from './send-mail.ts';
import { openMailBench, smtpTo } from './testing/mail-bench.ts';
import { startMailServer } from './testing/mail-server.ts';

const firstRun = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };

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
      restsUntil: until,
    });
    expect(server.connections()).toBe(0);
    until = undefined;
    await sendQueuedMail({ ...bench.deps, mailTransport: transport, beforeSending })({ emailId }, firstRun);
    expect(server.received).toHaveLength(1);
    expect(await bench.row(emailId)).toMatchObject({ attempts: 1, restsUntil: bench.clock.now() });
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
