import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { signBody } from '../../platform/signed-body.ts';
import { openClaimsBench } from '../claims/testing/claims-bench.ts';
import {
  type Bench,
  hook,
  openReceivedRepliesBench,
  type Reply,
  rawMail,
  secret,
} from './testing/received-replies-bench.ts';

describe('a mail handed over by the provider', () => {
  it('counts once, with its files kept and handed out', async () => {
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench(settings);
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
    const bench = await openReceivedRepliesBench(settings);
    await hook(bench, rawMail(bench.claim.id, 'I agree to pay.', [header(bench)]));
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect(await bench.kinds()).toContain('reply-to-claimant');
  });

  it('counts by the address of its letter, whatever claim its subject names', async () => {
    const bench = await openReceivedRepliesBench();
    const other = await bench.submitted(bench.claimant);
    await hook(bench, rawMail(other.id, 'I agree to pay.', [bench.to]));
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect(await bench.replyAddressOf(other.id)).not.toBe(await bench.replyAddressOf(bench.claim.id));
  });

  it('is told to the team once a day, and counts once an admin says so', async () => {
    const bench = await openReceivedRepliesBench();
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
    const bench = await openReceivedRepliesBench({ SMTP_URL: server.url });
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
