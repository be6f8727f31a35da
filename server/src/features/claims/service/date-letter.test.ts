import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { letterOf } from '@plainclaim/domain/letters/serving/service-record';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { startMailServer } from '../../../platform/mail/testing/mail-server.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { readHistory, verifyHistory } from '../../history/index.ts';
import { claimById } from '../claims.store.ts';
import { claimFiles } from '../evidence/claim-files.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { eraseClaim } from '../personal/erase-claim.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../testing/claims-bench.ts';
import { noteAcceptedMail } from './note-accepted-mail.ts';
import { recordsOf } from './service.store.ts';

/** A Monday. The letter gives 30 days. */
clockStandsAt('2026-11-16T10:00:00Z');

const unknown = { defendantEmail: '', defendantEmailUnknown: true };

type Ledger = {
  readonly service: { readonly reach: string; readonly letter_dated_on: string; readonly reply_by: string };
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function open(form: object = unknown) {
  const server = await startMailServer();
  const bench = await openClaimsBench({ settings: { SMTP_URL: server.url } });
  const { app, call } = bench;
  const { db } = app.platform;
  let hannah = await bench.signUp();
  const { id } = await bench.queued(hannah, form);
  const path = `/api/claims/${id}/service`;
  const stored = async () => {
    const claim = await claimById(db, id);
    if (!claim) throw new Error('no claim');
    return claim;
  };
  const keyNow = async () => letterFileKey(id, (await stored()).generatedLetterContent ?? '');
  const download = async (method: string, at: string) => {
    const headers = { authorization: `Bearer ${hannah.token}` };
    const res = await app.request(`/api/claims/${id}/${at}`, { method, headers });
    const bytes = new Uint8Array(await res.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return { status: res.status, bytes, text: text.replace(/\s+/g, ' ') };
  };
  return {
    ...bench,
    db,
    server,
    id,
    path,
    stored,
    keyNow,
    download,
    person: () => hannah,
    later: async (moment: string) => {
      app.clock.set(moment);
      hannah = await bench.signIn(hannah);
    },
    date: (who: Person = hannah) => call<Ledger & ErrorAnswer>(who, 'POST', `${path}/date-letter`),
    post: (done_on: string, who: Person = hannah) =>
      call<Ledger & ErrorAnswer>(who, 'POST', path, {
        method: 'first-class-post',
        done_on,
        address: '2 Low Road, Perth, PH1 1AA',
      }),
    nightly: async () => {
      app.clock.forward(2 * 86_400);
      const job = app.app.workers.find(({ job: { name } }) => name === 'tidy-claims');
      await job?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
    },
    story: async () => (await readHistory(db, id)).map(({ kind }) => kind),
  };
}

describe('a letter that never left and is too old to post', () => {
  it('is dated anew, printed, posted and certified as one file, with a deadline of its own', async () => {
    const bench = await open();
    await bench.app.runJobs();
    const before = await bench.stored();
    await bench.later('2026-11-19T09:00:00Z');
    expect((await bench.post('2026-11-19')).body.error.message).toContain('Date it anew');
    expect(await bench.stored()).toEqual(before);

    const answer = await bench.date();
    expect(answer.status).toBe(200);
    expect(answer.body.service).toMatchObject({
      reach: 'not-served',
      letter_dated_on: '2026-11-19',
      reply_by: null,
    });
    const after = await bench.stored();
    expect(after).toMatchObject({ letterDatedOn: '2026-11-19', letterSentAt: null, responseDeadline: null });
    expect(after.generatedLetterContent).toContain('19 December 2026');
    expect(after.generatedLetterContent).not.toMatch(/16 (November|December) 2026/);
    const event = (await readHistory(bench.db, bench.id)).at(-1);
    const file = await buffer((await bench.app.platform.files.read(await bench.keyNow())).stream);
    expect(event).toMatchObject({
      kind: 'letter.replaced',
      actorKind: 'plaintiff',
      facts: {
        dated_was: '2026-11-16',
        hash_of_was: 'pdf',
        letter_dated_on: '2026-11-19',
        letter_sha256: sha256(file),
      },
      personal: { letter_was: before.generatedLetterContent },
    });
    expect(await verifyHistory(bench.db, bench.id)).toMatchObject({ whole: true });

    const pack = await bench.download('GET', 'service/post-pack.pdf');
    expect(pack.text).toContain('dated 19 November 2026');
    expect(pack.text).toContain('reply by 19 December 2026');
    const posted = await bench.post('2026-11-19');
    expect(posted.status).toBe(201);
    expect(posted.body.service).toMatchObject({ reach: 'served', reply_by: '2026-12-19' });
    expect((await bench.stored()).responseDeadline?.toISOString()).toMatch(/^2026-12-19/);
    expect(await recordsOf(bench.db, bench.id)).toMatchObject([
      { hashOf: 'pdf', letterSha256: sha256(file), letterDatedOn: '2026-11-19' },
    ]);
    const certificate = await bench.download('POST', 'service/certificate.pdf');
    expect(certificate.text.replaceAll(' ', '')).toContain(sha256(file));
    expect((await bench.download('GET', 'letter.pdf')).bytes).toEqual(new Uint8Array(file));
  });

  it('keeps its PDF every night, and in a backup, though no mail carries it, until its claim is erased', async () => {
    const bench = await open();
    await bench.app.runJobs();
    await bench.later('2026-11-19T09:00:00Z');
    await bench.date();
    const key = await bench.keyNow();
    const carried = await bench.db.execute(sql`select 1 from email_attachments where file_key = ${key}`);
    expect(carried.rows).toEqual([]);
    await bench.nightly();
    expect(await bench.app.platform.files.exists(key)).toBe(true);
    const names: unknown[] = [];
    for (const source of claimFiles)
      names.push(...(await bench.db.execute(source.names)).rows.map(({ name }) => name));
    expect(names).toContain(key);
    await bench.db.transaction((tx) => eraseClaim(bench.app.platform, tx, bench.id));
    await bench.nightly();
    expect(await bench.app.platform.files.exists(key)).toBe(false);
  });

  it('goes to our team as it now is, where that mail waited', async () => {
    const bench = await open();
    bench.server.refuseNext(
      { at: 'recipient', code: 451, text: 'later' },
      { at: 'recipient', code: 451, text: 'later' },
    );
    await bench.app.runJobs();
    await bench.later('2026-11-19T09:00:00Z');
    await bench.date();
    await bench.app.runJobs({ evenIfLater: true });
    const attached = bench.server.received.map(({ parsed }) => parsed.attachments[0]?.content);
    expect(attached).toHaveLength(2);
    const now = await buffer((await bench.app.platform.files.read(await bench.keyNow())).stream);
    for (const content of attached) expect(Buffer.from(content as ArrayBuffer)).toEqual(now);
    const team = bench.server.received.find(({ recipients }) => !recipients.includes('hannah@post.example'));
    expect(team?.parsed.text).toContain('19 December 2026');
    // The date was given once.
    expect((await bench.story()).filter((kind) => /replaced|redated/.test(kind))).toEqual([
      'letter.replaced',
    ]);
    await bench.nightly();
    const letters = await bench.db.execute<{ file_key: string }>(
      sql`select distinct file_key from email_attachments`,
    );
    expect(letters.rows).toEqual([{ file_key: await bench.keyNow() }]);
    expect((await bench.rows('unclaimed_files', 'since')).length).toBe(0);
  });

  it('is not what a refused e-mail brings when our team tries that again, but what is sent again', async () => {
    const bench = await open({});
    bench.server.refuseFor('sam@reed.example', { code: 550, text: 'no such user' });
    await bench.app.runJobs();
    await bench.later('2026-11-19T09:00:00Z');
    await bench.date();
    const text = (await bench.stored()).generatedLetterContent;
    bench.server.acceptFor('sam@reed.example');
    const admin = await bench.withRole(await bench.signUp('ada'), 'admin');
    const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'letter-before-action');
    const retried = await bench.call<ErrorAnswer>(admin, 'POST', `/api/admin/mails/${mail?.id}/retry`);
    expect([retried.status, retried.body.error.message]).toEqual([
      409,
      expect.stringContaining('The letter was dated anew or corrected since'),
    ]);
    await bench.post('2026-11-19');
    await bench.later('2026-11-21T09:00:00Z');
    const seen = { to: 'sam@reed.example', letter_dated_on: '2026-11-19' };
    expect((await bench.call(bench.person(), 'POST', `${bench.path}/again`, seen)).status).toBe(201);
    await bench.app.runJobs();
    const sent = bench.server.received.filter(({ recipients }) => recipients.includes('sam@reed.example'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.parsed.text).toContain('19 December 2026');
    expect((await bench.stored()).generatedLetterContent).toBe(text);
    expect(await verifyHistory(bench.db, bench.id)).toMatchObject({ whole: true });
  });

  it('leaves the attempt with the one before as it was, where that is accepted after it was given up', async () => {
    const bench = await open({});
    bench.server.refuseFor('sam@reed.example', { code: 550, text: 'no such user' });
    await bench.app.runJobs();
    const before = (await recordsOf(bench.db, bench.id)).map(letterOf);
    await bench.later('2026-11-19T09:00:00Z');
    await bench.date();
    const { rows } = await bench.db.execute<{ id: string }>(
      sql`select id from emails where kind = 'letter-before-action'`,
    );
    const accepted = {
      id: String(rows[0]?.id),
      kind: 'letter-before-action',
      claimId: bench.id,
      attempts: 1,
    };
    const note = noteAcceptedMail({ ...bench.app.platform, siteUrl: 'http://x.test' });
    await bench.db.transaction((tx) => note(tx, { ...accepted, toAddress: 'sam@reed.example' }));
    expect((await recordsOf(bench.db, bench.id)).map(letterOf)).toEqual(before);
    expect((await readHistory(bench.db, bench.id)).at(-1)).toMatchObject({
      kind: 'letter.sent',
      facts: { letter_dated_on: '2026-11-16' },
    });
    await bench.app.runJobs();
    const toHannah = bench.server.received.filter(({ parsed }) => parsed.subject?.includes('as it went out'));
    expect(toHannah).toEqual([]);
  });

  it('can be dated by our team, and by no one else', async () => {
    const bench = await open();
    await bench.app.runJobs();
    await bench.later('2026-11-19T09:00:00Z');
    expect((await bench.date(await bench.signUp('sam'))).status).toBe(404);
    const solicitor = await bench.withRole(await bench.signUp('sol'), 'solicitor');
    expect((await bench.date(solicitor)).status).toBe(404);
    const admin = await bench.withRole(await bench.signUp('ada'), 'admin');
    expect((await bench.date(admin)).status).toBe(200);
    expect((await readHistory(bench.db, bench.id)).at(-1)).toMatchObject({
      kind: 'letter.replaced',
      actorKind: 'admin',
    });
  });
});

describe('a letter is not dated anew', () => {
  const refused = async (bench: Awaited<ReturnType<typeof open>>, words: string) => {
    const [before, story] = [await bench.stored(), await bench.story()];
    const unclaimed = await bench.rows('unclaimed_files', 'since');
    const { status, body } = await bench.date();
    expect([status, body.error?.message]).toEqual([409, expect.stringContaining(words)]);
    expect(await bench.stored()).toEqual(before);
    expect(await bench.story()).toEqual(story);
    expect(await bench.rows('unclaimed_files', 'since')).toEqual(unclaimed);
  };

  it('on its own day, nor twice on one day', async () => {
    const bench = await open();
    await bench.app.runJobs();
    await refused(bench, 'dated today already');
    await bench.later('2026-11-19T09:00:00Z');
    expect((await bench.date()).status).toBe(200);
    await refused(bench, 'dated today already');
  });

  it('while an e-mail with it waits to leave, nor once one has arrived', async () => {
    const bench = await open({});
    await bench.later('2026-11-19T09:00:00Z');
    await refused(bench, 'about to leave by e-mail');
    await bench.app.runJobs();
    await bench.later('2026-11-21T09:00:00Z');
    await refused(bench, 'has reached the other side');
  });

  it('after it was posted, but again once it came back', async () => {
    const bench = await open();
    await bench.app.runJobs();
    await bench.post('2026-11-16');
    await bench.later('2026-11-20T09:00:00Z');
    await refused(bench, 'has reached the other side');
    const [record] = await recordsOf(bench.db, bench.id);
    await bench.call(bench.person(), 'POST', `${bench.path}/${record?.id}/returned`, {
      reason: 'gone-away',
      returned_on: '2026-11-20',
    });
    expect((await bench.date()).status).toBe(200);
    await bench.post('2026-11-20');
    expect((await recordsOf(bench.db, bench.id)).map(({ letterDatedOn }) => letterDatedOn)).toEqual([
      '2026-11-16',
      '2026-11-20',
    ]);
  });

  it('after a reply, in a pause, or on a closed claim', async () => {
    const bench = await open();
    await bench.app.runJobs();
    await bench.later('2026-11-19T09:00:00Z');
    await bench.db.execute(sql`update legal_claims set replied_at = now() where id = ${bench.id}`);
    await refused(bench, 'has replied');
    await bench.db.execute(sql`update legal_claims set replied_at = null where id = ${bench.id}`);
    const hold = { reason: 'mediation', until: '2026-11-25' };
    await bench.call(bench.person(), 'POST', `/api/claims/${bench.id}/hold`, hold);
    await refused(bench, 'This claim is paused until 25 November 2026');
    await bench.call(bench.person(), 'POST', `/api/claims/${bench.id}/cancel`);
    await refused(bench, 'while the claim is open');
  });
});

describe('a posting and a pause', () => {
  const pausedFrom = async (day: string) => {
    const bench = await open();
    await bench.app.runJobs();
    await bench.later(`${day}T09:00:00Z`);
    const hold = { reason: 'mediation', until: '2026-12-01' };
    const path = `/api/claims/${bench.id}/hold`;
    expect((await bench.call(bench.person(), 'POST', path, hold)).status).toBe(204);
    return bench;
  };

  it('before it counts, also if it is told during the pause, and its days run on after it', async () => {
    const bench = await pausedFrom('2026-11-17');
    await bench.later('2026-11-18T09:00:00Z');
    expect((await bench.post('2026-11-16')).status).toBe(201);
    await bench.call(bench.person(), 'POST', `/api/claims/${bench.id}/hold/lift`);
    // Thirty days from 16 November, and one day of the pause.
    expect((await bench.stored()).responseDeadline?.toISOString()).toMatch(/^2026-12-17/);
  });

  it('on the day on which the pause began counts: it may have gone before', async () => {
    expect((await (await pausedFrom('2026-11-17')).post('2026-11-17')).status).toBe(201);
  });

  it('in it is refused in words, also once the pause is over', async () => {
    const bench = await pausedFrom('2026-11-16');
    await bench.later('2026-11-17T09:00:00Z');
    const before = await bench.stored();
    const during = await bench.post('2026-11-17');
    expect([during.status, during.body.error.fields?.[0]]).toEqual([
      422,
      { field: 'done_on', message: expect.stringContaining('paused from 16 November 2026') },
    ]);
    await bench.later('2026-11-18T09:00:00Z');
    await bench.call(bench.person(), 'POST', `/api/claims/${bench.id}/hold/lift`);
    expect((await bench.post('2026-11-17')).status).toBe(422);
    expect(await bench.stored()).toMatchObject({ letterSentAt: before.letterSentAt });
    expect(await recordsOf(bench.db, bench.id)).toEqual([]);
  });
});

describe('the letter that a claimant downloads', () => {
  it('matches under the code of its certificate, also after the nightly job, and however many ask at once', async () => {
    const bench = await open({});
    await bench.letLetterLeave(bench.id);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => bench.download('GET', 'letter.pdf')),
    );
    for (const other of others) expect(other.bytes).toEqual(first?.bytes);
    const certificate = await bench.download('POST', 'service/certificate.pdf');
    const [, code = ''] = /\/check\/([0-9A-Z-]+)/.exec(certificate.text) ?? [];
    const matches = async (bytes: Uint8Array) =>
      (await bench.call<{ match: boolean }>(null, 'GET', `/api/check/${code}?sha256=${sha256(bytes)}`)).body;
    expect(await matches((await bench.download('GET', 'letter.pdf')).bytes)).toEqual({ match: true });
    await bench.nightly();
    await bench.later(bench.app.clock.now().toISOString());
    const afterwards = await bench.download('GET', 'letter.pdf');
    expect(afterwards.bytes).toEqual(first?.bytes);
    expect(await matches(afterwards.bytes)).toEqual({ match: true });
    expect(await matches(pdf)).toEqual({ match: false });
  });
});
