import { describe, expect, it } from 'vitest';
import { openRepliesBench } from '../testing/replies-bench.ts';

type Shown = {
  readonly claim: { readonly status: string };
  readonly next_step: { readonly kind: string; readonly sentence: string; readonly options: string[] };
  readonly replies: readonly {
    readonly id: string;
    readonly attachments: readonly { readonly id: string; readonly file_name: string }[];
  }[];
};

const multipart = (to: string) => [to, 'Content-Type: multipart/mixed; boundary=x'];

const withReceipt = (words: string): string =>
  [
    '--x',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    '--x',
    'Content-Disposition: attachment; filename=receipt.pdf',
    'Content-Type: application/pdf',
    '',
    '%PDF-1.7 paid',
    '--x--',
    '',
  ].join('\r\n');

async function open() {
  const bench = await openRepliesBench();
  const page = async (person = bench.claimant) =>
    (await bench.call<Shown>(person, 'GET', `/api/claims/${bench.claim.id}`)).body;
  const dispute = async (words = 'I dispute this claim. I paid in June.') => {
    await bench.mail({ id: 'dispute', body: withReceipt(words), more: multipart(bench.to) });
    return await page();
  };
  const fileOf = ({ replies: [reply] }: Shown, claimId = bench.claim.id) =>
    `/api/claims/${claimId}/replies/${reply?.id}/attachments/${reply?.attachments[0]?.id}/link`;
  return { ...bench, page, dispute, fileOf };
}

describe('a reply that counts for a claim', () => {
  it('is read by its claimant: all its words, when it came, from whom and with which files', async () => {
    const bench = await open();
    const words = 'I dispute this claim. I paid in June.\r\n\r\n> You wrote to me';
    const shown = await bench.dispute(words);
    expect(shown.replies).toEqual([
      {
        id: expect.any(String),
        received_at: bench.app.clock.now().toISOString(),
        channel: null,
        received_on: null,
        from: 'sam@reed.example',
        subject: 'Re: Letter Before Action',
        text: expect.stringContaining('I paid in June.'),
        attachments: [
          { id: expect.any(String), file_name: 'receipt.pdf', file_type: 'application/pdf', file_size: 14 },
        ],
        corrections: [],
      },
    ]);
    expect(JSON.stringify(shown.replies)).toContain('> You wrote to me');
    expect(JSON.stringify(shown.replies)).not.toContain('DISPUTE');
  });

  it('leaves a choice to its claimant, whatever our team does', async () => {
    const bench = await open();
    const { next_step: step } = await bench.dispute();
    expect(step).toMatchObject({
      kind: 'seems-disputed',
      sentence: expect.stringMatching(/^The defendant has replied and seems to dispute your claim\./),
      options: ['mediation', 'small-claims-help'],
    });
    const assess = (action: string) =>
      bench.call(bench.admin, 'POST', `/api/admin/claims/${bench.claim.id}/assessment`, { action });
    await assess('dispute');
    expect((await bench.page()).next_step.kind).toBe('disputed');
    expect((await bench.page()).next_step.sentence).toMatch(/^The defendant disputes your claim\./);
    await assess('not-dispute');
    expect((await bench.page()).next_step.kind).toBe('read-reply');
    const { body } = await bench.call<{ attention: { kind: string }[] }>(
      bench.claimant,
      'GET',
      '/api/claims/dashboard',
    );
    expect(body.attention).toEqual([]);
  });

  it('tells an admin before the mark what the claimant will read after it, and once it is taken back', async () => {
    const bench = await open();
    await bench.dispute();
    const path = `/api/admin/claims/${bench.claim.id}`;
    const foretold = async () => {
      const { body } = await bench.call<{ claimant_reads: Record<string, string> }>(
        bench.admin,
        'GET',
        `${path}/review`,
      );
      return body.claimant_reads;
    };
    const before = await foretold();
    expect(before.now).toBe((await bench.page()).next_step.sentence);
    await bench.call(bench.admin, 'POST', `${path}/assessment`, { action: 'dispute' });
    expect((await bench.page()).next_step.sentence).toBe(before.if_disputed);
    const marked = await foretold();
    await bench.call(bench.admin, 'POST', `${path}/assessment`, { action: 'not-dispute' });
    expect((await bench.page()).next_step.sentence).toBe(marked.if_not_disputed);
  });

  it('is pointed to on the dashboard while it is disputed', async () => {
    const bench = await open();
    await bench.dispute();
    const { body } = await bench.call<{ attention: { kind: string }[] }>(
      bench.claimant,
      'GET',
      '/api/claims/dashboard',
    );
    expect(body.attention).toMatchObject([{ kind: 'seems-disputed' }]);
  });

  it('keeps an address to itself that the claimant did not give, and our own for replies', async () => {
    const bench = await open();
    const ours = bench.to.replace('To: ', '');
    await bench.mail({
      id: 'other',
      body: `No.\r\n\r\n> Reply to ${ours} please`,
      more: [bench.to],
    });
    await bench.app.platform.db.execute(
      "update defendant_responses set sender_email = 'lee@elsewhere.example'",
    );
    const { replies } = await bench.page();
    expect(replies).toMatchObject([{ from: null, text: expect.stringContaining('[our reply address]') }]);
    expect(JSON.stringify(replies)).not.toContain(ours);
  });

  it('is not shown while its match may be undone, nor are automatic mails and those that do not count', async () => {
    const bench = await open();
    await bench.mail({ id: 'auto', body: 'I am away.', more: [bench.to, 'Auto-Submitted: auto-replied'] });
    await bench.mail({ id: 'unproven', subject: 'Your letter', body: 'I dispute this claim.' });
    expect((await bench.page()).replies).toEqual([]);
    const [reply] = (await bench.list('list=to-match')).responses;
    await bench.match(String(reply?.id), bench.claim.id);
    bench.app.clock.forward(59);
    expect((await bench.page()).replies).toEqual([]);
    bench.app.clock.forward(1);
    expect((await bench.page()).replies).toMatchObject([{ id: reply?.id }]);
  });

  it('that came by post says so', async () => {
    const bench = await open();
    await bench.call(bench.admin, 'POST', '/api/admin/replies/by-hand', {
      claim_id: bench.claim.id,
      channel: 'post',
      received_on: bench.app.clock.now().toISOString().slice(0, 10),
      said: 'We dispute your claim.',
    });
    bench.app.clock.forward(60);
    expect((await bench.page()).replies).toMatchObject([
      { channel: 'post', from: null, subject: '', text: 'We dispute your claim.' },
    ]);
  });
});

describe('a file of a reply', () => {
  it('is opened by the claimant and by admins, for as long as they are signed in', async () => {
    const bench = await open();
    const path = bench.fileOf(await bench.dispute());
    for (const person of [bench.claimant, bench.admin]) {
      const { body } = await bench.call<{ url: string }>(person, 'GET', path);
      expect(await (await bench.app.request(body.url)).text()).toBe('%PDF-1.7 paid\n');
    }
    const { body } = await bench.call<{ url: string }>(bench.claimant, 'GET', path);
    await bench.call(bench.claimant, 'POST', '/auth/v1/logout?scope=local');
    expect((await bench.app.request(body.url)).status).toBe(410);
  });

  it('is nobody else’s, is found under its own claim only, and not while the match may be undone', async () => {
    const bench = await open();
    const shown = await bench.dispute();
    const mallory = await bench.signUp('mallory');
    const other = await bench.submitted(mallory, { plaintiffEmail: mallory.email });
    expect((await bench.call(mallory, 'GET', bench.fileOf(shown))).status).toBe(404);
    expect((await bench.call(mallory, 'GET', bench.fileOf(shown, other.id))).status).toBe(404);
    expect(
      (await bench.call(bench.claimant, 'GET', bench.fileOf(shown).replace(/[^/]+\/link$/, 'x/link'))).status,
    ).toBe(404);
    await bench.app.platform.db.execute("update defendant_responses set undo_until = '2100-01-01'");
    expect((await bench.call(bench.claimant, 'GET', bench.fileOf(shown))).status).toBe(404);
  });
});
