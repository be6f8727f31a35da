import { lettersReach } from '@plainclaim/domain/letters/serving/letters-reach';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { markBounced } from '../../../platform/mail/mail.store.ts';
import type { MailTransport } from '../../../platform/mail/mail-transport.ts';
import { sendQueuedMail } from '../../../platform/mail/send-mail.ts';
import { startMailServer } from '../../../platform/mail/testing/mail-server.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { verifyHistory } from '../../history/index.ts';
import { notePassedDeadlines } from '../deadline/note-passed-deadlines.ts';
import { printingReader } from '../letter/print-when-read.ts';
import { noteFailedMail } from '../mails/note-failed-mail.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { recordsOf } from './service.store.ts';

clockStandsAt('2026-11-16T10:00:00Z');

type Page = {
  claim: { letter_sent_at: string | null; response_deadline: string | null };
  next_step: { kind: string; sentence: string };
  may: { send_letter: boolean };
};

async function open() {
  const server = await startMailServer();
  const bench = await openClaimsBench({ settings: { SMTP_URL: server.url } });
  const { app, call, rows } = bench;
  const { db } = app.platform;
  let hannah = await bench.signUp();
  const page = async (id: string) => (await call<Page>(hannah, 'GET', `/api/claims/${id}`)).body;
  const story = async (id: string) =>
    (await rows('history_events', 'sequence')).filter((row) => row.claim_id === id).map(({ kind }) => kind);
  const letter = async () => (await rows('emails')).find(({ kind }) => kind === 'letter-before-action');
  return {
    ...bench,
    db,
    server,
    hannah,
    page,
    letter,
    story,
    /** What the page, the history and the ledger say at this moment. */
    told: async (id: string) => {
      const { claim, next_step } = await page(id);
      expect(await verifyHistory(db, id)).toMatchObject({ whole: true });
      return {
        sent: claim.letter_sent_at,
        until: claim.response_deadline,
        step: next_step.kind,
        reach: lettersReach(await recordsOf(db, id)),
        story: (await story(id)).slice(1),
      };
    },
    later: async (moment: string) => {
      app.clock.set(moment);
      hannah = await bench.signIn(hannah);
    },
    /** Every job, also one that waits for its next try. */
    work: () => app.runJobs({ evenIfLater: true }),
    received: () => server.received.filter(({ recipients }) => recipients.includes('sam@reed.example')),
    noteDeadlines: () =>
      notePassedDeadlines({
        ...app.platform,
        siteUrl: 'http://plainclaim.test',
        metadata: { read: async () => ({}), merge: async () => undefined },
      }),
  };
}

type Received = Awaited<ReturnType<typeof startMailServer>>['received'][number];

/** As bytes that a comparison looks into, which it does not do with an ArrayBuffer. */
const pdfIn = (mail: Received | undefined) =>
  Buffer.from((mail?.parsed.attachments[0]?.content ?? '') as ArrayBuffer);

const notYet = { sent: null, until: null, step: 'sending', reach: 'queued' };
const left = (at: string, until: string) => ({ sent: at, until, step: 'wait', reach: 'served' });

describe('a letter, while a mail server', () => {
  it('has not been asked, accepts it: it counts as sent from that moment, and only once', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    expect(await bench.told(id)).toEqual({ ...notYet, story: ['letter.queued'] });
    expect((await bench.page(id)).may.send_letter).toBe(false);
    bench.app.clock.forward(600);
    await bench.work();
    await bench.letLetterLeave(id);
    expect(await bench.told(id)).toEqual({
      ...left('2026-11-16T10:10:00.000Z', '2026-12-16T10:10:00.000Z'),
      story: ['letter.queued', 'letter.sent'],
    });
    const [record] = await recordsOf(bench.db, id);
    expect(record).toMatchObject({
      method: 'email',
      address: 'sam@reed.example',
      letterDatedOn: '2026-11-16',
      hashOf: 'text',
      outcomes: [{ outcome: 'sent', letter: { hashOf: 'pdf', letterDatedOn: '2026-11-16' } }],
    });
    const sent = (await bench.rows('history_events', 'sequence')).find(({ kind }) => kind === 'letter.sent');
    expect(sent?.facts).toMatchObject({
      service_id: record?.id,
      response_deadline: '2026-12-16T10:10:00.000Z',
    });
  });

  it('delays it to another day: it leaves with the date of that day and all its days', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    bench.server.refuseNext({ at: 'recipient', code: 451, text: 'greylisted, come back' });
    await bench.letLetterLeave(id);
    expect(await bench.told(id)).toEqual({ ...notYet, story: ['letter.queued'] });
    await bench.later('2026-11-18T08:30:00Z');
    await bench.work();
    expect(await bench.told(id)).toEqual({
      ...left('2026-11-18T08:30:00.000Z', '2026-12-18T08:30:00.000Z'),
      story: ['letter.queued', 'letter.redated', 'letter.sent'],
    });
    const [mail, ...more] = bench.received();
    expect(more).toEqual([]);
    expect(mail?.parsed.text).toContain('18 December 2026');
    expect(mail?.parsed.text).not.toContain('16 December 2026');
    expect(new Date(mail?.parsed.date ?? '').toISOString()).toBe('2026-11-18T08:30:00.000Z');
    const [record] = await recordsOf(bench.db, id);
    expect(record?.outcomes).toMatchObject([
      { outcome: 'queued', letter: { hashOf: 'text', letterDatedOn: '2026-11-18' } },
      { outcome: 'sent', letter: { hashOf: 'pdf', letterDatedOn: '2026-11-18' } },
    ]);
    const { generated_letter_content: letter } = await bench.claimOf(await bench.signIn(bench.hannah), id);
    expect(letter).toContain('18 November 2026');
    expect(letter).not.toMatch(/16 (November|December) 2026/);
    // The claimant has the letter that left: by their copy, or by a later mail where that had gone before.
    await bench.work();
    const copy = bench.server.received.findLast(({ recipients }) =>
      recipients.includes('hannah@post.example'),
    );
    expect(pdfIn(copy)).toEqual(pdfIn(mail));
    const sizes = (await bench.rows('email_attachments', 'id')).map(({ size }) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('delays it after the claimant had a copy: they get the letter that went, once', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    const toHannah = () =>
      bench.server.received.filter(({ recipients }) => recipients.includes('hannah@post.example'));
    bench.server.refuseFor('sam@reed.example', { code: 451, text: 'greylisted, come back' });
    await bench.app.runJobs();
    expect(toHannah()).toHaveLength(1);
    bench.server.acceptFor('sam@reed.example');
    await bench.later('2026-11-18T08:30:00Z');
    await bench.work();
    await bench.work();
    const [earlier, copy, ...more] = toHannah();
    expect(more).toEqual([]);
    expect(copy?.parsed.subject).toContain('as it went out');
    expect(copy?.parsed.text).toContain('18 November 2026');
    expect(copy?.parsed.text).toContain('18 December 2026');
    const [letter] = bench.received();
    expect(pdfIn(copy)).toEqual(pdfIn(letter));
    expect(pdfIn(copy)).not.toEqual(pdfIn(earlier));
    expect((await bench.told(id)).story).toEqual(['letter.queued', 'letter.redated', 'letter.sent']);
  });

  it('refuses it: nothing was sent, no time runs, and no silence is held against anyone', async () => {
    const bench = await open();
    bench.server.refuseFor('sam@reed.example', { code: 550, text: 'no such user here' });
    const { id } = await bench.queued(bench.hannah);
    await bench.work();
    expect(await bench.told(id)).toEqual({
      sent: null,
      until: null,
      step: 'serve',
      reach: 'not-served',
      story: ['letter.queued', 'letter.failed'],
    });
    await bench.later('2027-03-01T10:00:00Z');
    await bench.noteDeadlines();
    expect((await bench.told(id)).story).toEqual(['letter.queued', 'letter.failed']);
    expect((await recordsOf(bench.db, id))[0]?.outcomes).toMatchObject([
      { outcome: 'failed', note: expect.stringContaining('no such user here') },
    ]);
  });

  it('refused it and takes it when an admin tries again: it bears the new day, and its days begin then', async () => {
    const bench = await open();
    bench.server.refuseFor('sam@reed.example', { code: 550, text: 'over quota' });
    const { id } = await bench.queued(bench.hannah);
    await bench.work();
    const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
    await bench.later('2026-11-20T09:00:00Z');
    bench.server.acceptFor('sam@reed.example');
    const mail = await bench.letter();
    const path = `/api/admin/mails/${mail?.id}/retry`;
    expect((await bench.call(await bench.signIn(admin), 'POST', path)).status).toBeLessThan(300);
    expect(await bench.told(id)).toMatchObject({ ...notYet });
    await bench.work();
    expect(await bench.told(id)).toEqual({
      ...left('2026-11-20T09:00:00.000Z', '2026-12-20T09:00:00.000Z'),
      story: ['letter.queued', 'letter.failed', 'letter.queued', 'letter.redated', 'letter.sent'],
    });
    expect(bench.received()[0]?.parsed.text).toContain('20 December 2026');
  });

  it('was not asked yet when the worker died: nothing is told, and another worker sends it once', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    const { platform } = bench.app;
    const died = Promise.withResolvers<void>();
    const mailTransport: MailTransport = {
      ...platform.mailTransport,
      send: async () => {
        died.resolve();
        return await new Promise<never>(() => undefined);
      },
    };
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const emailId = String((await bench.letter())?.id);
    const files = printingReader(platform);
    void sendQueuedMail({ ...platform, files, mailTransport })({ emailId }, run);
    await died.promise;
    await bench.letLetterLeave(id);
    expect(bench.received()).toEqual([]);
    expect(await bench.told(id)).toEqual({ ...notYet, story: ['letter.queued'] });
    bench.app.clock.forward(300);
    await bench.work();
    expect(await bench.told(id)).toEqual({
      ...left('2026-11-16T10:05:00.000Z', '2026-12-16T10:05:00.000Z'),
      story: ['letter.queued', 'letter.sent'],
    });
    expect(bench.received()).toHaveLength(1);
    expect((await recordsOf(bench.db, id))[0]?.outcomes).toHaveLength(1);
  });

  it('took it and the worker died before that was recorded: sent again with the same id, and told once', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    const { platform } = bench.app;
    const died = Promise.withResolvers<void>();
    const mailTransport: MailTransport = {
      ...platform.mailTransport,
      send: async (mail, signal) => {
        await platform.mailTransport.send(mail, signal);
        died.resolve();
        // As if the process were killed here: nothing follows, and the lease stays.
        return await new Promise<never>(() => undefined);
      },
    };
    const files = printingReader(platform);
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const emailId = String((await bench.letter())?.id);
    void sendQueuedMail({ ...platform, files, mailTransport })({ emailId }, run);
    await died.promise;
    expect(bench.received()).toHaveLength(1);
    expect(await bench.told(id)).toEqual({ ...notYet, story: ['letter.queued'] });
    await bench.letLetterLeave(id);
    expect(bench.received()).toHaveLength(1);
    bench.app.clock.forward(300);
    await bench.work();
    expect(await bench.told(id)).toMatchObject({
      ...left('2026-11-16T10:05:00.000Z', '2026-12-16T10:05:00.000Z'),
      story: ['letter.queued', 'letter.sent'],
    });
    const ids = bench.received().map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await recordsOf(bench.db, id))[0]?.outcomes).toHaveLength(1);
  });
});

describe('a letter that left', () => {
  const bounce = async (bench: Awaited<ReturnType<typeof open>>) => {
    const mail = await bench.letter();
    await bench.db.transaction(async (tx) => {
      const at = bench.app.clock.now();
      const returned = await markBounced(tx, String(mail?.id), { error: 'The mail came back: full', at });
      if (returned) await noteFailedMail({ ...bench.app.platform, siteUrl: 'http://x.test' })(tx, returned);
    });
  };

  it('and came back no longer counts as sent: its deadline is gone, also one that had passed', async () => {
    const bench = await open();
    const { id } = await bench.submitted(bench.hannah);
    await bench.later('2026-12-17T09:00:00Z');
    await bench.noteDeadlines();
    await bounce(bench);
    expect(await bench.told(id)).toMatchObject({
      sent: null,
      until: null,
      step: 'serve',
      reach: 'not-served',
      story: ['letter.queued', 'letter.sent', 'deadline.passed', 'letter.failed'],
    });
    const [claim] = await bench.rows('legal_claims');
    expect(claim?.deadline_noted_at).toBeNull();
    await bench.noteDeadlines();
    expect((await bench.told(id)).story).toHaveLength(4);
  });

  it('and came back after a reply keeps its days: the reply shows that it arrived', async () => {
    const bench = await open();
    const claim = await bench.submitted(bench.hannah);
    await bench.db.execute(
      sql`update legal_claims set status = 'responded', replied_at = response_deadline where id = ${claim.id}`,
    );
    await bounce(bench);
    expect(await bench.told(claim.id)).toMatchObject({
      sent: claim.letter_sent_at,
      until: claim.response_deadline,
      step: 'read-reply',
    });
  });
});

describe('a letter that waits', () => {
  it('does not leave once its claim is closed, and no one is told of a failure', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    expect((await bench.call(bench.hannah, 'POST', `/api/claims/${id}/cancel`)).status).toBe(200);
    await bench.work();
    expect(bench.received()).toEqual([]);
    expect((await bench.told(id)).story).toEqual(['letter.queued', 'claim.cancelled', 'letter.failed']);
    expect((await bench.rows('emails')).map(({ kind }) => kind).sort()).toEqual([
      'claim-confirmation',
      'letter-before-action',
    ]);
    expect((await bench.letter())?.last_error).toBe('Not sent: the claim was closed before the letter left.');
  });

  it('leaves after a reply that came first, which ended the wait', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah);
    const replied = '2026-11-16T10:00:30.000Z';
    await bench.db.execute(
      sql`update legal_claims set status = 'responded', replied_at = ${replied}, response_deadline = ${replied} where id = ${id}`,
    );
    bench.app.clock.forward(60);
    await bench.work();
    expect(await bench.told(id)).toMatchObject({ until: replied, step: 'read-reply', reach: 'served' });
    expect((await bench.told(id)).sent).not.toBeNull();
  });

  it('to our team only is no service: the claim waits for a record', async () => {
    const bench = await open();
    const { id } = await bench.queued(bench.hannah, { defendantEmail: '', defendantEmailUnknown: true });
    const none = { sent: null, until: null, step: 'serve', reach: 'not-served', story: ['letter.queued'] };
    expect(await bench.told(id)).toEqual(none);
    await bench.work();
    expect(await bench.told(id)).toEqual(none);
    expect(await recordsOf(bench.db, id)).toEqual([]);
    await bench.later('2027-03-01T10:00:00Z');
    await bench.noteDeadlines();
    expect(await bench.told(id)).toEqual(none);
  });
});
