import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { openClaimsBench } from '../claims/testing/claims-bench.ts';

type Mail = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly state: string;
  readonly attempts: number;
  readonly may_retry: boolean;
  readonly is_secret: boolean;
  readonly failure: { words: string; said: string } | null;
  readonly claim_id: string | null;
  readonly text: string | null;
};
type List = { readonly mails: Mail[]; readonly next_cursor: string | null };
type One = { readonly mail: Mail; readonly error?: { readonly message: string } };
type Counts = Record<'queued' | 'sent' | 'failed', { count: number; is_more: boolean }>;

/** The defendant's mailbox refuses mail until told otherwise. */
async function open() {
  const server = await startMailServer();
  const bench = await openClaimsBench({
    settings: { SMTP_URL: server.url, RATE_LIMITS: 'off', TEAM_MAILBOX: 'team@plainclaim.example' },
  });
  const admin = await bench.withRole(await bench.signUp('boss'), 'admin');
  const hannah = await bench.signUp();
  const list = async (query: string) =>
    (await bench.call<List>(admin, 'GET', `/api/admin/mails${query}`)).body;
  const counts = async () => (await bench.call<Counts>(admin, 'GET', '/api/admin/mails/counts')).body;
  const retry = (id: string) => bench.call<One>(admin, 'POST', `/api/admin/mails/${id}/retry`);
  const claimPage = async (id: string) =>
    (
      await bench.call<{
        claim: { response_deadline: string };
        mails: { kind: string; state: string; notice: string | null }[];
      }>(hannah, 'GET', `/api/claims/${id}`)
    ).body;
  return { ...bench, server, admin, hannah, list, counts, retry, claimPage };
}

/** A claim whose letter was refused permanently. */
async function withFailedLetter() {
  const bench = await open();
  const claim = await bench.queued(bench.hannah);
  bench.server.refuseFor('sam@reed.example', { code: 550, text: '5.1.1 no such user' });
  await bench.app.runJobs();
  const [letter] = (await bench.list('?box=failed')).mails;
  if (!letter) throw new Error('no mail failed');
  return { ...bench, claim, letter };
}

describe('a failed letter', () => {
  it('is counted on the dashboard, whose open screens learn of it', async () => {
    const { admin, call, letter, retry, server, app } = await withFailedLetter();
    const counted = async () =>
      (await call<{ failed_mails: number }>(admin, 'GET', '/api/admin/dashboard')).body.failed_mails;
    const mark = async () => (await call<{ mark: string }>(admin, 'GET', '/api/admin/newer')).body.mark;
    const before = await mark();
    expect(await counted()).toBe(1);
    server.acceptFor('sam@reed.example');
    await retry(letter.id);
    await app.runJobs();
    expect(await counted()).toBe(0);
    expect(await mark()).not.toBe(before);
  });

  it('is listed with its reason in words and its claim', async () => {
    const { letter, claim, counts, list, claimPage } = await withFailedLetter();
    expect(letter).toMatchObject({
      kind: 'letter-before-action',
      to: 'sam@reed.example',
      state: 'failed',
      attempts: 1,
      may_retry: true,
      is_secret: false,
      claim_id: claim.id,
      failure: { words: 'There is no such mailbox, or it refuses our mail.' },
    });
    expect(letter.failure?.said).toContain('no such user');
    expect((await counts()).failed).toEqual({ count: 1, is_more: false });
    expect((await list('?box=failed&to=SAM@')).mails).toHaveLength(1);
    expect((await list('?box=failed&to=reed')).mails).toEqual([]);
    expect((await list('?box=failed&to=%25')).mails).toEqual([]);
    expect((await claimPage(claim.id)).mails).toContainEqual(
      expect.objectContaining({ kind: 'letter-before-action', state: 'failed' }),
    );
  });

  it('goes out once however often Retry is pressed, as the same mail, and the claim says sent', async () => {
    const bench = await withFailedLetter();
    const { app, letter, claim, server } = bench;
    const messageId = (await bench.rows('emails')).find(({ id }) => id === letter.id)?.message_id;
    // Days later: the defendant's days begin with the letter that arrives.
    app.clock.forward(20 * 86_400);
    const admin = await bench.signIn(bench.admin);
    const hannah = await bench.signIn(bench.hannah);
    const press = () => bench.call<One>(admin, 'POST', `/api/admin/mails/${letter.id}/retry`);
    const presses = await Promise.all([press(), press(), press()]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(presses.find(({ status }) => status === 409)?.body.error?.message).toBe(
      'This mail is on its way already.',
    );
    server.acceptFor('sam@reed.example');
    await app.runJobs();
    const letters = server.received.filter(({ recipients }) => recipients.includes('sam@reed.example'));
    expect(letters.map(({ parsed }) => parsed.messageId)).toEqual([messageId]);

    const { body: page } = await bench.call<{
      claim: { response_deadline: string };
      mails: { kind: string; state: string; notice: string | null }[];
    }>(hannah, 'GET', `/api/claims/${claim.id}`);
    expect(page.mails).toContainEqual(
      expect.objectContaining({ kind: 'letter-before-action', state: 'sent', notice: null }),
    );
    expect(Date.parse(page.claim.response_deadline)).toBeGreaterThan(app.clock.now().getTime());
    const events = await bench.rows('history_events', 'id');
    expect(events.filter(({ claim_id: id }) => id === claim.id).map(({ kind }) => kind)).toEqual([
      'claim.submitted',
      'letter.queued',
      'letter.failed',
      'letter.queued',
      'letter.redated',
      'letter.sent',
    ]);
    expect(events.find(({ actor_kind: by }) => by === 'admin')).toMatchObject({
      kind: 'letter.queued',
      facts: { mail_id: letter.id, again: true },
    });
    const acts = (await bench.rows('auth_audit', 'id')).filter(({ action }) => action === 'admin-act');
    expect(acts).toHaveLength(1);
    expect(acts[0]?.details).toMatchObject({
      act: 'mail-queued-again',
      mail_id: letter.id,
      before: { state: 'failed', attempts: 1 },
    });
  });

  it('that fails again is failed again', async () => {
    const bench = await withFailedLetter();
    bench.server.refuseFor('sam@reed.example', { code: 552, text: '5.2.2 mailbox full' });
    await bench.retry(bench.letter.id);
    expect((await bench.counts()).queued.count).toBe(1);
    await bench.app.runJobs();
    const { mails } = await bench.list('?box=failed');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ attempts: 2, failure: { words: 'The mailbox is full.' } });
  });
});

describe('all failed mails', () => {
  it('are queued once by two admins who press at once, without those whose code has run out', async () => {
    const bench = await open();
    const { db } = bench.app.platform;
    await db.execute(sql`insert into emails (id, kind, to_address, subject, html, text, message_id, created_at, touched_at, failed_at, last_error)
      select gen_random_uuid(), case when n <= 3 then 'auth-recovery' else 'claim-confirmation' end, 'p' || n || '@many.example',
             'Hello', '<p>Hello</p>', 'Hello', '<' || gen_random_uuid() || '@plainclaim.example>', now(), now(), '2026-11-15', 'timed out'
      from generate_series(1, 253) n`);
    const press = () =>
      bench.call<{ queued: number; is_more: boolean }>(bench.admin, 'POST', '/api/admin/mails/retry-failed');
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.body.queued + other.body.queued).toBe(250);
    expect(await bench.counts()).toMatchObject({ queued: { count: 250 }, failed: { count: 3 } });
    await bench.app.runJobs();
    expect(bench.server.received).toHaveLength(250);
    expect((await press()).body).toEqual({ queued: 0, is_more: false });
  });
});

describe('a failed mail that is no longer true', () => {
  it('is not sent again: not by itself, and not with all the others', async () => {
    const bench = await open();
    const claim = await bench.submitted(bench.hannah);
    const mailbox = bench.hannah.email;
    bench.server.refuseFor(mailbox, { code: 550, text: '5.1.1 no such user' });
    await bench.call(bench.admin, 'POST', '/functions/v1/handle-settlement-offer', {
      claim_id: claim.id,
      offered_amount: 600,
      defendant_message: '',
      admin_notes: '',
    });
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
    const failedOffer = async () =>
      (await bench.list('?box=failed')).mails.find(({ kind }) => kind === 'offer-to-claimant');
    const offer = await failedOffer();
    // While it stands, its mail can be sent again.
    expect((await bench.retry(String(offer?.id))).status).toBe(200);
    await bench.app.runJobs({ evenIfLater: true });
    expect(await failedOffer()).toMatchObject({ attempts: 2 });

    const { offers } = (
      await bench.call<{ offers: { id: string }[] }>(bench.admin, 'GET', `/api/admin/settlements/${claim.id}`)
    ).body;
    const withdrawal = `/api/admin/settlements/${offers[0]?.id}/withdraw`;
    expect((await bench.call(bench.admin, 'POST', withdrawal, { reason: '' })).status).toBe(200);
    const { status, body } = await bench.retry(String(offer?.id));
    expect([status, body.error?.message]).toEqual([
      409,
      'This mail is out of date, so it is not sent again. This offer was withdrawn before it was answered.',
    ]);
    bench.server.acceptFor(mailbox);
    await bench.call(bench.admin, 'POST', '/api/admin/mails/retry-failed');
    await bench.app.runJobs({ evenIfLater: true });
    const subjects = bench.server.received
      .filter(({ recipients }) => recipients.includes(mailbox))
      .map(({ parsed }) => parsed.subject ?? '');
    expect(subjects.filter((subject) => subject.includes('offers £600.00'))).toEqual([]);
    expect(await failedOffer()).toMatchObject({ state: 'failed' });
  });
});

describe('a mail', () => {
  it('shows its text, but not where a link or code in it is for its recipient alone', async () => {
    const bench = await withFailedLetter();
    const read = async (id: string) =>
      (await bench.call<One>(bench.admin, 'GET', `/api/admin/mails/${id}`)).body.mail;
    expect((await read(bench.letter.id)).text).toContain('Sam Reed');
    await bench.call(null, 'POST', '/auth/v1/recover', { email: bench.hannah.email });
    const [mail] = (await bench.list('?box=queued')).mails;
    expect(mail).toMatchObject({ kind: 'auth-recovery', is_secret: true, may_retry: false });
    const secret = (await bench.rows('emails')).find(({ id }) => id === mail?.id);
    const token = /token=(\w+)/.exec(String(secret?.text))?.[1] ?? 'no token in it';
    for (const path of [`/${mail?.id}`, '?box=queued', '?box=sent', '?box=failed']) {
      const answer = await bench.call(bench.admin, 'GET', `/api/admin/mails${path}`);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(token);
    }
    expect((await read(mail?.id ?? '')).text).toBeNull();
    await bench.app.platform.db.execute(sql`update emails set failed_at = now() where id = ${mail?.id}`);
    const refused = await bench.retry(mail?.id ?? '');
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      'The link or code in this mail has run out. The person can ask for a new one on the sign-in page.',
    ]);
  });

  it('that was sent is not sent again, and one that is not there is not found', async () => {
    const bench = await open();
    await bench.submitted(bench.hannah);
    await bench.app.runJobs();
    const [sent] = (await bench.list('?box=sent')).mails;
    expect(sent).toMatchObject({ state: 'sent', may_retry: false, failure: null });
    expect((await bench.retry(sent?.id ?? '')).status).toBe(409);
    expect((await bench.retry('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
    expect((await bench.call(bench.hannah, 'GET', '/api/admin/mails')).status).toBe(403);
    expect((await bench.call(bench.hannah, 'GET', `/api/admin/mails/${sent?.id}`)).status).toBe(403);
  });
});

it('each list is read from its own index, page after page, and counted no further than needed', async () => {
  const bench = await open();
  const { db } = bench.app.platform;
  await db.execute(sql`insert into emails (id, kind, to_address, subject, html, text, message_id, created_at, touched_at, sent_at, failed_at)
    select gen_random_uuid(), 'claim-confirmation', 'p' || n || '@many.example', 'Hello', '<p>Hello</p>', 'Hello',
           '<' || n || '@plainclaim.example>', timestamptz '2025-01-01' + (n / 3) * interval '1 minute', now(),
           case when n % 400 >= 2 then now() end, case when n % 400 = 1 then now() end
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze emails`);
  expect(await bench.counts()).toEqual({
    queued: { count: 50, is_more: false },
    sent: { count: 10_000, is_more: true },
    failed: { count: 50, is_more: false },
  });
  const first = await bench.list('?box=failed&limit=40');
  const second = await bench.list(`?box=failed&limit=40&cursor=${first.next_cursor}`);
  expect([first.mails.length, second.mails.length, second.next_cursor]).toEqual([40, 10, null]);
  expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(50);
  const plan = async (where: string) =>
    JSON.stringify(
      (
        await db.execute(
          sql.raw(
            `explain (format json) select id from emails where ${where} order by created_at desc, id desc limit 26`,
          ),
        )
      ).rows,
    );
  expect(await plan('failed_at is not null')).toContain('emails_failed');
  expect(await plan('sent_at is null and failed_at is null and kept_at is null')).toMatch(
    /emails_(queued|waiting)/,
  );
  expect(await plan('(sent_at is not null or kept_at is not null)')).toContain('emails_delivered');
  expect(
    await plan("(sent_at is not null or kept_at is not null) and lower(to_address) like 'p777@%'"),
  ).toContain('emails_to');
});
