import { describe, expect, it } from 'vitest';
import { openRepliesBench } from './testing/replies-bench.ts';

const away = ['Auto-Submitted: auto-replied'];

describe('the lists of replies', () => {
  it('show what waits, what is automatic, and everything, newest first and page by page', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'waits', subject: 'Your letter', body: 'Who is this?' });
    await bench.mail({ id: 'unconfirmed', subject: `Claim ID: ${bench.claim.id}`, body: 'I will pay.' });
    await bench.mail({ id: 'counts', body: 'I agree to pay.', more: [bench.to] });
    await bench.mail({ id: 'away', body: 'I am out of the office.', more: away });
    const bodies = async (query: string) =>
      (await bench.list(query)).responses.map(({ email_body }) => email_body);
    expect(await bodies('list=to-match')).toEqual(['I will pay.', 'Who is this?']);
    expect(await bodies('list=automatic')).toEqual(['I am out of the office.']);
    const first = await bench.list('limit=3');
    const second = await bench.list(`limit=3&cursor=${first.next_cursor}`);
    expect([...first.responses, ...second.responses].map(({ email_body }) => email_body)).toEqual([
      'I am out of the office.',
      'I agree to pay.',
      'I will pay.',
      'Who is this?',
    ]);
    const { body } = await bench.call(bench.admin, 'GET', '/api/admin/replies/counts');
    expect(body).toEqual({
      to_match: { count: 2, is_more: false },
      automatic: { count: 1, is_more: false },
    });
  });

  it('are searched by the beginnings of words of sender, subject and text', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: 'Your kitchen', body: 'The worktop was O’Neill’s choice.' });
    await bench.mail({ id: 'two', subject: 'Fence', body: 'Never heard of it.' });
    const found = async (search: string) =>
      (await bench.list(`search=${encodeURIComponent(search)}`)).responses.map(
        ({ email_subject }) => email_subject,
      );
    for (const search of ['kitch', 'WORKT', 'neill kitchen', 'choice your'])
      expect(await found(search), search).toEqual(['Your kitchen']);
    expect(await found('sam@reed.example')).toEqual(['Fence', 'Your kitchen']);
    for (const search of ['itchen', '%', "'; drop table legal_claims; --", ':*', '&'])
      expect(await found(search), search).toEqual([]);
    expect((await bench.list(`list=to-match&search=fence`)).responses).toHaveLength(1);
    expect((await bench.list(`list=automatic&search=fence`)).responses).toEqual([]);
  });

  it('keep a text of any length and of strange words', async () => {
    const bench = await openRepliesBench();
    const words = Array.from({ length: 60_000 }, (_, at) => `w${at.toString(36)}é`).join(' ');
    await bench.mail({ id: 'long', subject: 'x'.repeat(900), body: `${'y'.repeat(5000)} ${words} ${words}` });
    expect((await bench.list('search=w1')).responses).toHaveLength(1);
  });
});

describe('a mail that an admin judges', () => {
  it('leaves the list to match as "not a reply", stays in all, and can be taken back', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'spam', subject: 'Buy now', body: 'Cheap watches.' });
    const [reply] = (await bench.list('list=to-match')).responses;
    const judge = (is_reply: boolean) => bench.judge(String(reply?.id), is_reply);
    expect((await judge(false)).body.response).toMatchObject({ kind: 'reply', is_reply: false });
    expect((await bench.list('list=to-match')).responses).toEqual([]);
    expect((await bench.list('list=all')).responses).toHaveLength(1);
    const match = await bench.match(String(reply?.id), bench.claim.id);
    expect([match.status, match.body.error?.message]).toEqual([
      409,
      'This mail is not taken for a reply. Say first that it is one.',
    ]);
    expect((await judge(true)).body.response).toMatchObject({ is_reply: true });
    expect((await judge(true)).status).toBe(200);
    expect((await bench.list('list=to-match')).responses).toHaveLength(1);
    expect(await bench.acts()).toMatchObject([
      { act: 'reply-judged', said: 'not-reply', before: null, after: 'not-reply' },
      { act: 'reply-judged', said: 'reply', before: 'not-reply', after: null },
    ]);
  });

  it('is not judged once it counts', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'counts', body: 'I agree to pay.', more: [bench.to] });
    const [reply] = (await bench.list('')).responses;
    expect((await bench.judge(String(reply?.id), false)).status).toBe(409);
    expect((await bench.judge('nonsense', false)).status).toBe(404);
  });
});

describe('an automatic mail that also says something', () => {
  const body = 'I am out of the office until Monday. I dispute this claim.';

  it.each([
    ['names a claim', (bench: Bench) => ({ subject: `Re: Claim ID: ${bench.claim.id}`, more: away })],
    ['came to its reply address', (bench: Bench) => ({ subject: 'Away', more: [...away, bench.to] })],
  ])(
    'is filed without counting where it %s, told to the team once a day, and shown on review',
    async (_how, mailOf) => {
      const bench = await openRepliesBench();
      for (const id of ['one', 'two']) await bench.mail({ id, body, ...mailOf(bench) });
      expect(await bench.rows('defendant_responses')).toMatchObject([
        { claim_id: bench.claim.id, processed_at: null, parsed_type: 'DISPUTE', kind: 'auto-reply' },
        { claim_id: bench.claim.id },
      ]);
      expect(await bench.status()).toMatchObject({ status: 'pending' });
      expect(await bench.mails('reply-automatic')).toHaveLength(1);
      expect(await bench.mails('reply-to-claimant')).toEqual([]);
      const review = await bench.review();
      expect(review.responses).toMatchObject([{ may_be_answer: true, is_reply: false }, {}]);
      expect(review.history.map(({ kind }) => kind)).toContain('reply.automatic');
      expect(await bench.shownToClaimant()).toEqual([]);
    },
  );

  it('is a notice to our team, which the claim’s page lists for admins and not for its claimant', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: `Re: Claim ID: ${bench.claim.id}`, body, more: away });
    const kindsFor = async (person: typeof bench.admin) => {
      const path = `/api/claims/${bench.claim.id}`;
      const { body: page } = await bench.call<{ mails: { kind: string }[] }>(person, 'GET', path);
      return page.mails.map(({ kind }) => kind);
    };
    expect(await kindsFor(bench.admin)).toContain('reply-automatic');
    expect(await kindsFor(bench.claimant)).not.toContain('reply-automatic');
    expect(await kindsFor(bench.claimant)).toContain('letter-before-action');
  });

  it('is told to the team where it names no claim', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', subject: 'Away', body, more: away });
    const [mail] = await bench.mails('reply-automatic');
    expect(mail?.text).toContain('/admin/replies?list=automatic');
    expect(mail?.text).not.toContain('dispute');
    expect((await bench.list('list=automatic')).responses).toMatchObject([{ may_be_answer: true }]);
  });

  it('is no news where it says nothing else', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', body: 'I am out of the office.', more: [...away, bench.to] });
    expect(await bench.mails('reply-automatic')).toEqual([]);
    expect(await bench.rows('defendant_responses')).toMatchObject([{ claim_id: null }]);
  });

  it('counts like any other once an admin says that it is a reply and matches it', async () => {
    const bench = await openRepliesBench();
    await bench.mail({ id: 'one', body, more: [...away, bench.to] });
    const [reply] = (await bench.list('list=automatic')).responses;
    const id = String(reply?.id);
    expect((await bench.match(id, bench.claim.id)).status).toBe(409);
    expect((await bench.judge(id, true)).body.response).toMatchObject({ kind: 'auto-reply', is_reply: true });
    expect(await bench.shownToClaimant()).toHaveLength(1);
    expect((await bench.list('list=automatic')).responses).toEqual([]);
    expect((await bench.list('list=to-match')).responses).toHaveLength(1);
    expect((await bench.match(id, bench.claim.id)).status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect((await bench.review()).history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['reply.automatic', 'reply.judged', 'reply.processed']),
    );
  });
});

type Bench = Awaited<ReturnType<typeof openRepliesBench>>;
