import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { signBody } from '../../platform/signed-body.ts';
import { openClaimsBench, type Person } from '../claims/testing/claims-bench.ts';

type Reply = {
  readonly id: string;
  readonly claim_id: string | null;
  readonly parsed_type: string;
  readonly confidence: string;
  readonly requires_manual_review: boolean;
  readonly processed_at: string | null;
  readonly kind: string;
  readonly attachments: { id: string; file_name: string; file_type: string }[];
  readonly claim: { defendant_name: string; amount: number } | null;
};

const secret = 'a-secret-that-only-the-mail-provider-knows';

async function open(settings: Record<string, string> = {}) {
  const bench = await openClaimsBench({ settings: { INBOUND_MAIL_SECRET: secret, ...settings } });
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(claimant);
  const typeIn = (subject: string, body: string, person: Person = admin) =>
    bench.call<{ response: Reply; error?: { message: string } }>(person, 'POST', '/api/admin/replies', {
      email_subject: subject,
      email_body: body,
      sender_email: 'Sam@Reed.example',
    });
  const status = async () =>
    (
      await bench.call<{ claim: { status: string; response_deadline: string } }>(
        claimant,
        'GET',
        `/api/claims/${claim.id}`,
      )
    ).body.claim;
  /** The reply address of a claim's letter. */
  const replyAddressOf = async (claimId: string) => {
    const letter = (await bench.rows('emails')).find(
      ({ kind, claim_id: about }) => kind === 'letter-before-action' && about === claimId,
    );
    return String(letter?.reply_to);
  };
  const kinds = async () => (await bench.rows('emails')).map(({ kind }) => String(kind));
  const to = `To: ${await replyAddressOf(claim.id)}`;
  return { ...bench, claimant, admin, claim, typeIn, status, kinds, to, replyAddressOf };
}

type Bench = Awaited<ReturnType<typeof open>>;

const rawMail = (claimId: string, body: string, more: readonly string[] = []) =>
  Buffer.from(
    [
      'From: Sam Reed <sam@reed.example>',
      `Subject: Re: Letter Before Action - Claim ID: ${claimId}`,
      'Message-ID: <reply-1@reed.example>',
      ...more,
      '',
      body,
    ].join('\r\n'),
  );

const hook = ({ app }: Bench, raw: Uint8Array, signature = signBody(raw, secret, app.clock.now())) =>
  app.request('/functions/v1/inbound-mail', {
    method: 'POST',
    headers: { 'x-plainclaim-signature': signature },
    body: new Uint8Array(raw),
  });

describe('a reply typed in by an admin', () => {
  it('counts for the claim its subject names', async () => {
    const bench = await open();
    bench.app.clock.forward(1800);
    const { status, body } = await bench.typeIn(`Re: Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    expect(status).toBe(201);
    expect(body.response).toMatchObject({
      claim_id: bench.claim.id,
      parsed_type: 'PAYMENT',
      confidence: 'HIGH',
      kind: 'reply',
      claim: { short_reference: expect.stringMatching(/^PC-/), defendant_name: 'Sam Reed', amount: 1250.5 },
    });
    const now = bench.app.clock.now().toISOString();
    expect(await bench.status()).toMatchObject({ status: 'responded', response_deadline: now });
    expect(await bench.kinds()).toEqual(expect.arrayContaining(['reply-to-claimant', 'reply-to-team']));
    const [event] = (await bench.rows('history_events', 'id')).filter(
      ({ kind }) => kind === 'reply.processed',
    );
    expect(event).toMatchObject({
      actor_kind: 'admin',
      facts: { from: 'pending', to: 'responded', deadline_was: bench.claim.response_deadline },
    });
    expect(await bench.rows('auth_audit', 'id')).toContainEqual(
      expect.objectContaining({ action: 'admin-act', user_id: bench.admin.id }),
    );
  });

  it.each([
    ['I could pay £600.', true],
    ['I agree to pay £1,250.50 in full and final settlement.', true],
    ['I agree to pay £1,250.50 by Friday.', false],
  ])('is for a person to look at where it offers less or asks for terms: %s', async (words, isOffer) => {
    const bench = await open();
    const { body } = await bench.typeIn(`Re: Claim ID: ${bench.claim.id}`, words);
    expect(body.response).toMatchObject({ parsed_type: 'PAYMENT', requires_manual_review: isOffer });
    const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'reply-to-team');
    const text = String(mail?.text).replace(/\s+/g, ' ');
    expect(text.includes('Consider recording a settlement offer')).toBe(isOffer);
    expect(text.includes('Consider sending payment link')).toBe(!isOffer);
  });

  it('is counted in the summary once it counts for a claim', async () => {
    const bench = await open();
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I dispute this claim.');
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'Who is this?');
    await bench.typeIn('About nothing of yours', 'I agree to pay.');
    expect((await bench.call(bench.admin, 'GET', '/api/admin/replies/summary')).body).toEqual({
      claims_with_responses: 1,
      total_responses: 3,
      payment_agreements: 1,
      disputes: 1,
      need_review: 1,
    });
  });

  it('is one reply however often it is typed', async () => {
    const bench = await open();
    const subject = `Claim ID: ${bench.claim.id}`;
    const [one, other] = await Promise.all([
      bench.typeIn(subject, 'I dispute this claim.'),
      bench.typeIn(subject, 'I dispute this claim. '),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body.response.id).toBe(other.body.response.id);
    expect(await bench.rows('defendant_responses')).toHaveLength(1);
    expect((await bench.kinds()).filter((kind) => kind === 'reply-to-claimant')).toHaveLength(1);
  });

  it('is another reply when the same words come again later, and not within ten minutes', async () => {
    const bench = await open();
    const subject = `Claim ID: ${bench.claim.id}`;
    const answers: number[] = [];
    for (const minutes of [0, 9, 2]) {
      bench.app.clock.forward(minutes * 60);
      answers.push((await bench.typeIn(subject, 'Where is the invoice?')).status);
    }
    expect(answers).toEqual([201, 200, 201]);
    expect(await bench.rows('defendant_responses')).toHaveLength(2);
  });

  it.each([
    ['', 'body'],
    ['subject', '  '],
  ])('is refused when a part is empty: %j, %j', async (subject, text) => {
    const bench = await open();
    const { status, body } = await bench.typeIn(subject, text);
    expect(status).toBe(422);
    expect(body.error?.message).toBe('Email Subject, Body, and Sender Email cannot be empty.');
    expect(await bench.rows('defendant_responses')).toEqual([]);
  });

  it('waits to be matched when it names no claim of ours, and is matched once', async () => {
    const bench = await open();
    const { body } = await bench.typeIn('Your letter', 'I need more information');
    expect(body.response).toMatchObject({ claim_id: null, processed_at: null, claim: null });
    expect(await bench.kinds()).toContain('reply-unmatched');
    const path = `/api/admin/replies/${body.response.id}/match`;
    const missing = await bench.call(bench.admin, 'POST', path, { claim_id: body.response.id });
    expect(missing.status).toBe(404);
    const matched = await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id });
    expect(matched.status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect((await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id })).status).toBe(409);
  });

  it('never brings a closed claim back', async () => {
    const bench = await open();
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/cancel`);
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    expect(await bench.status()).toMatchObject({
      status: 'cancelled',
      response_deadline: bench.claim.response_deadline,
    });
  });

  it('is for admins', async () => {
    const bench = await open();
    expect((await bench.typeIn('a', 'b', bench.claimant)).status).toBe(403);
  });
});

describe('a mail handed over by the provider', () => {
  it('counts once, with its files kept and handed out', async () => {
    const bench = await open();
    const raw = rawMail(bench.claim.id, '', [
      bench.to,
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'I dispute this claim. See my receipt.',
      '--x',
      'Content-Disposition: attachment; filename=receipt.pdf',
      'Content-Type: application/pdf',
      '',
      '%PDF-1.7 paid',
      '--x--',
    ]);
    expect(await (await hook(bench, raw)).json()).toMatchObject({ success: true, repeat: false });
    expect(await (await hook(bench, raw)).json()).toMatchObject({ repeat: true });
    const { body } = await bench.call<{ responses: Reply[] }>(bench.admin, 'GET', '/api/admin/replies');
    expect(body.responses).toMatchObject([
      { parsed_type: 'DISPUTE', attachments: [{ file_name: 'receipt.pdf', file_type: 'application/pdf' }] },
    ]);
    const [reply] = body.responses;
    const link = await bench.call<{ url: string }>(
      bench.admin,
      'GET',
      `/api/admin/replies/${reply?.id}/attachments/${reply?.attachments[0]?.id}/link`,
    );
    expect(await (await bench.app.request(link.body.url)).text()).toContain('%PDF-1.7 paid');
    expect(await bench.status()).toMatchObject({ status: 'responded' });
  });

  it('is refused unsigned, changed or late', async () => {
    const bench = await open();
    const raw = rawMail(bench.claim.id, 'I agree to pay');
    expect((await hook(bench, raw, 't=1,v1=00')).status).toBe(401);
    expect((await hook(bench, raw, signBody(raw, 'x'.repeat(40), bench.app.clock.now()))).status).toBe(401);
    const old = signBody(raw, secret, bench.app.clock.now());
    bench.app.clock.forward(360);
    expect((await hook(bench, raw, old)).status).toBe(401);
    expect(await bench.rows('defendant_responses')).toEqual([]);
  });

  it('has no address without a secret', async () => {
    const bench = await openClaimsBench();
    const answer = await bench.app.request('/functions/v1/inbound-mail', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(404);
  });

  it('that a program wrote is kept and does not count', async () => {
    const bench = await open();
    await hook(
      bench,
      rawMail(bench.claim.id, 'I am out of the office.', [bench.to, 'Auto-Submitted: auto-replied']),
    );
    expect(await bench.rows('defendant_responses')).toMatchObject([
      { kind: 'auto-reply', processed_at: null },
    ]);
    expect(await bench.status()).toMatchObject({ status: 'pending' });
  });

  it('that is over a limit waits for an admin, who can look at it as it came', async () => {
    const bench = await open();
    const raw = rawMail(bench.claim.id, `--x\r\n\r\n`.repeat(100_000), [
      'Content-Type: multipart/mixed; boundary=x',
    ]);
    expect(await (await hook(bench, raw)).json()).toMatchObject({ success: true, repeat: false });
    expect(await (await hook(bench, raw)).json()).toMatchObject({ repeat: true });
    const waiting = '/api/admin/replies?list=to-match';
    const { body } = await bench.call<{ responses: Reply[] }>(bench.admin, 'GET', waiting);
    expect(body.responses).toMatchObject([
      {
        email_subject: 'A mail that could not be read',
        email_body: expect.stringContaining('more than 1000 parts'),
        attachments: [{ file_name: 'original.eml' }],
      },
    ]);
    const [reply] = body.responses;
    const link = await bench.call<{ url: string }>(
      bench.admin,
      'GET',
      `/api/admin/replies/${reply?.id}/attachments/${reply?.attachments[0]?.id}/link`,
    );
    const original = await (await bench.app.request(link.body.url)).arrayBuffer();
    expect(Buffer.from(original).equals(raw)).toBe(true);
    expect(await bench.status()).toMatchObject({ status: 'pending' });
    expect(await bench.kinds()).toContain('reply-unmatched');
  });

  it('in five megabytes of HTML is read like any other', async () => {
    const bench = await open();
    const html = `<p>I agree to pay.</p><blockquote>${'<p>Dear Sam</p>'.repeat(340_000)}</blockquote>`;
    const raw = rawMail(bench.claim.id, html, [bench.to, 'Content-Type: text/html']);
    expect(raw.length).toBeGreaterThan(5_000_000);
    expect((await hook(bench, raw)).status).toBe(200);
    expect(await bench.rows('defendant_responses')).toMatchObject([{ parsed_type: 'PAYMENT' }]);
  });
});

describe('a mail that nothing shows to be the defendant’s', () => {
  const relay = 'mx.plainclaim.example';
  const pass = `Authentication-Results: ${relay}; dmarc=pass header.from=reed.example`;
  const settings = { INBOUND_AUTHSERV_ID: relay };

  it.each([
    ['its From header alone', []],
    [
      'a report of another mail server',
      ['Authentication-Results: mx.evil.example; dmarc=pass header.from=reed.example'],
    ],
    [
      'a report below that of our mail server',
      [`Authentication-Results: ${relay}; dmarc=fail header.from=reed.example`, pass],
    ],
    ['a pass of another domain', [`Authentication-Results: ${relay}; dmarc=pass header.from=evil.example`]],
    ['a second sender', ['From: Ada <ada@evil.example>', pass]],
    ['a reply address made up', [`To: claims+r${'a'.repeat(45)}@plainclaim.example`]],
  ])('moves neither status nor deadline, and is mailed to nobody: %s', async (_what, more) => {
    const bench = await open(settings);
    expect((await hook(bench, rawMail(bench.claim.id, 'I agree to pay. Click here.', more))).status).toBe(
      200,
    );
    expect(await bench.status()).toMatchObject({
      status: 'pending',
      response_deadline: bench.claim.response_deadline,
    });
    expect(await bench.rows('defendant_responses')).toMatchObject([
      { claim_id: bench.claim.id, processed_at: null },
    ]);
    expect((await bench.rows('history_events', 'id')).map(({ kind }) => kind)).toContain('reply.unconfirmed');
    expect(await bench.kinds()).not.toContain('reply-to-claimant');
    const words = (await bench.rows('emails')).filter(({ text }) => String(text).includes('Click here'));
    expect(words).toEqual([]);
    const { body } = await bench.call<{ unconfirmed_replies: object[] }>(
      bench.claimant,
      'GET',
      `/api/claims/${bench.claim.id}`,
    );
    expect(body.unconfirmed_replies).toMatchObject([
      { from: 'sam@reed.example', text: 'I agree to pay. Click here.' },
    ]);
  });

  it.each([
    ['our mail server reports a DMARC pass of the defendant’s address', () => pass],
    ['it came to the letter’s own reply address', (bench: Bench) => bench.to],
  ])('counts where %s', async (_what, header) => {
    const bench = await open(settings);
    await hook(bench, rawMail(bench.claim.id, 'I agree to pay.', [header(bench)]));
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect(await bench.kinds()).toContain('reply-to-claimant');
  });

  it('counts by the address of its letter, whatever claim its subject names', async () => {
    const bench = await open();
    const other = await bench.submitted(bench.claimant);
    await hook(bench, rawMail(other.id, 'I agree to pay.', [bench.to]));
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect(await bench.replyAddressOf(other.id)).not.toBe(await bench.replyAddressOf(bench.claim.id));
  });

  it('is told to the team once a day, and counts once an admin says so', async () => {
    const bench = await open();
    for (const id of ['one', 'two', 'three'])
      await hook(
        bench,
        Buffer.from(rawMail(bench.claim.id, 'I agree to pay.').toString().replace('reply-1', id)),
      );
    expect((await bench.kinds()).filter((kind) => kind === 'reply-unconfirmed')).toHaveLength(1);
    const [first] = await bench.rows('defendant_responses');
    const path = `/api/admin/replies/${first?.id}/match`;
    expect((await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id })).status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect((await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id })).status).toBe(409);
  });
});

describe('a mail of ours that comes back', () => {
  it('fails for good, and claimant and team are told', async () => {
    const server = await startMailServer();
    const bench = await open({ SMTP_URL: server.url });
    await bench.app.runJobs();
    const [letter] = (await bench.rows('emails')).filter(({ kind }) => kind === 'letter-before-action');
    expect(letter).toMatchObject({ sent_at: expect.anything() });
    const [delivered] = server.received.filter(({ parsed }) => parsed.messageId === letter?.message_id);
    const reportTo = (address: string, id: string) =>
      Buffer.from(
        [
          'From: Mail Delivery System <MAILER-DAEMON@mx.reed.example>',
          `To: ${address}`,
          'Subject: Undelivered Mail Returned to Sender',
          `Message-ID: <${id}@mx.reed.example>`,
          'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
          '',
          '--x',
          'Content-Type: message/delivery-status',
          '',
          'Final-Recipient: rfc822; sam@reed.example',
          'Diagnostic-Code: smtp; 550 5.1.1 no such user',
          '--x',
          'Content-Type: message/rfc822',
          '',
          `Message-ID: ${letter?.message_id}`,
          `Subject: ${letter?.subject}`,
          '',
          'Dear Sam Reed',
          '--x--',
        ].join('\r\n'),
      );
    // Quoting the mail proves nothing: every recipient can do that.
    await hook(bench, reportTo('claims@plainclaim.example', 'forged-1'));
    await hook(bench, reportTo(String(letter?.reply_to), 'forged-2'));
    expect((await bench.rows('emails')).find(({ id }) => id === letter?.id)?.sent_at).not.toBeNull();
    expect(delivered?.returnPath).toMatch(/^claims\+b[a-z2-7]+@plainclaim\.example$/);
    await hook(bench, reportTo(String(delivered?.returnPath), 'bounce-1'));
    const [failed] = (await bench.rows('emails')).filter(({ id }) => id === letter?.id);
    expect(failed).toMatchObject({ sent_at: null, last_error: 'The mail came back: 550 5.1.1 no such user' });
    expect(failed?.failed_at).not.toBeNull();
    const notices = (await bench.kinds()).filter((kind) => /fail/.test(kind));
    expect(notices).toHaveLength(2);
    expect(await bench.status()).toMatchObject({ status: 'pending' });
  });
});

describe('the lists', () => {
  it('give the newest counted reply of each claim, page by page', async () => {
    const bench = await open();
    const claims = [
      bench.claim,
      await bench.submitted(bench.claimant),
      await bench.submitted(bench.claimant),
    ];
    for (const [at, { id }] of [...claims, ...claims].entries()) {
      bench.app.clock.forward(60);
      await bench.typeIn(`Claim ID: ${id}`, at < 3 ? 'I dispute this claim' : 'I agree to pay');
    }
    await bench.typeIn('No claim', 'Hello');
    const page = async (query: string) =>
      (
        await bench.call<{ responses: Reply[]; next_cursor: string | null }>(
          bench.admin,
          'GET',
          `/api/admin/replies/processed?${query}`,
        )
      ).body;
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.next_cursor}`);
    expect([...first.responses, ...second.responses].map(({ claim_id }) => claim_id)).toEqual(
      claims.map(({ id }) => id).toReversed(),
    );
    expect(first.responses.every(({ parsed_type }) => parsed_type === 'PAYMENT')).toBe(true);
    expect(second.next_cursor).toBeNull();
    const unmatched = await bench.call<{ responses: Reply[] }>(
      bench.admin,
      'GET',
      '/api/admin/replies?list=to-match',
    );
    expect(unmatched.body.responses).toHaveLength(1);
    expect((await bench.call(bench.admin, 'GET', '/api/admin/replies?cursor=nonsense')).status).toBe(422);
  });
});
