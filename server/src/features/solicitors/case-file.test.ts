import { describe, expect, it } from 'vitest';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { replyAddress } from '../claims/index.ts';
import { mailsOf } from './testing/mails-of.ts';
import { openSolicitorsBench } from './testing/solicitors-bench.ts';

describe('a case file', () => {
  it('holds claim, letter, documents and replies, and comes as an archive', async () => {
    const bench = await openSolicitorsBench();
    const { app, call, claim, hannah, admin, upload } = bench;
    const near = await bench.approved('Near');
    await upload(hannah, `/api/claims/${claim.id}`, 'contract.pdf', pdf);
    await bench.search();
    await call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claim.id}`,
      email_body: 'I dispute this claim.',
      sender_email: 'sam@reed.example',
    });
    const [asked] = await bench.cases(near);
    const path = `/api/solicitor/referrals/${asked?.id}`;
    const { body } = await call(near, 'GET', path);
    expect(body).toMatchObject({
      claim: { id: claim.id, plaintiff_name: 'Hannah Okoro' },
      documents: [{ file_name: 'contract.pdf' }],
      responses: [{ email_body: 'I dispute this claim.' }],
      referral: { status: 'pending', match_reason: expect.stringContaining('Chosen because') },
    });
    const zip = await app.request(`${path}/case-file.zip`, {
      headers: { authorization: `Bearer ${near.token}` },
    });
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(await zip.arrayBuffer());
    const content = bytes.toString('latin1');
    for (const name of ['claim.txt', 'Letter Before Action.pdf', 'replies/', 'documents/1 contract.pdf'])
      expect(content).toContain(name);
    // Stored, not compressed: the archive contains the document byte for byte.
    expect(bytes.indexOf(pdf)).toBeGreaterThan(0);
  });

  it('hides our signed reply address and addresses that the claim does not have', async () => {
    const bench = await openSolicitorsBench();
    const { app, call, claim, admin } = bench;
    const near = await bench.approved('Near');
    await bench.search();
    const { config, secretKey } = app.platform;
    const signed = replyAddress(
      { config: { ...config, INBOUND_MAIL_SECRET: 'so that letters carry one' }, secretKey },
      claim.id,
    );
    await call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claim.id} to ${signed}`,
      email_body: `I dispute this claim.\n\n> Write to ${signed}`,
      sender_email: 'lee@elsewhere.example',
    });
    const [asked] = await bench.cases(near);
    const path = `/api/solicitor/referrals/${asked?.id}`;
    const { body } = await call<{ responses: object[] }>(near, 'GET', path);
    expect(body.responses).toMatchObject([{ sender_email: null }]);
    const zip = await app.request(`${path}/case-file.zip`, {
      headers: { authorization: `Bearer ${near.token}` },
    });
    const archive = Buffer.from(await zip.arrayBuffer()).toString('utf8');
    expect(archive).toContain('From: another address than the one on the claim');
    for (const shown of [JSON.stringify(body), archive]) {
      expect(shown).toContain('> Write to [our reply address]');
      expect(shown).not.toContain(signed);
      expect(shown).not.toContain('lee@elsewhere.example');
    }
  });

  it('is nobody else’s, whatever address they guess', async () => {
    const bench = await openSolicitorsBench();
    const { call, claim, hannah } = bench;
    const [near, other, eve] = [
      await bench.approved('Near'),
      await bench.approved('Other', { postcode: 'TR1 2AA' }),
      await bench.signUp('eve'),
    ];
    await bench.search();
    const [asked] = await bench.cases(near);
    const theirs = await bench.submitted(hannah, { amount: '15000' });
    for (const path of [
      `/api/solicitor/referrals/${asked?.id}`,
      `/api/solicitor/referrals/${asked?.id}/case-file.zip`,
      `/api/claims/${claim.id}`,
    ])
      expect((await call(other, 'GET', path)).status, path).toBe(404);
    for (const what of ['accept', 'start', 'complete'])
      expect(
        (await call(other, 'POST', `/api/solicitor/referrals/${asked?.id}/${what}`, { outcome: 'won' }))
          .status,
      ).toBe(404);
    expect((await call(near, 'GET', `/api/claims/${theirs.id}`)).status).toBe(404);
    expect((await call(near, 'GET', `/api/claims/${claim.id}/solicitor`)).status).toBe(404);
    expect((await call(eve, 'GET', `/api/claims/${claim.id}/solicitor`)).status).toBe(404);
    expect((await bench.search(claim.id, eve)).status).toBe(404);
  });

  it('keeps what solicitor and client write to each other', async () => {
    const bench = await openSolicitorsBench();
    const { app, call, hannah, claim } = bench;
    const near = await bench.approved('Near');
    await bench.search();
    const hello = { body: 'When can we talk?\n\nI am free on Monday.' };
    const toSolicitor = `/api/claims/${claim.id}/solicitor/messages`;
    expect((await bench.act(near, 'messages', hello)).status).toBe(409);
    expect((await call(hannah, 'POST', toSolicitor, hello)).status).toBe(409);
    await bench.act(near, 'accept');
    expect((await bench.act(near, 'messages', { body: ' ' })).status).toBe(422);
    expect((await bench.act(near, 'messages', hello)).status).toBe(201);
    app.clock.forward(60);
    expect((await call(hannah, 'POST', toSolicitor, { body: 'Monday is good.' })).status).toBe(201);
    expect((await bench.searchOf()).messages).toMatchObject([
      { from: 'solicitor', body: hello.body },
      { from: 'client', body: 'Monday is good.' },
    ]);
    expect(await mailsOf(bench, 'hannah@post.example')).toContain('case-message-to-client');
    expect(await mailsOf(bench, near.email)).toContain('case-message-to-solicitor');
  });
});
