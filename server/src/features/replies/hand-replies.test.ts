import { longestHandReply } from '@plainclaim/domain/replies/hand-reply';
import { describe, expect, it } from 'vitest';
import { pdf, windowsProgram } from '../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { openRepliesBench } from './testing/replies-bench.ts';

clockStandsAt('2026-11-09T16:30:00Z');

const day = 86_400;

type Reply = {
  readonly id: string;
  readonly claim_id: string | null;
  readonly channel: string;
  readonly received_on: string;
  readonly undo_until: string;
  readonly attachments: object[];
};
type Answer = {
  readonly response: Reply;
  readonly error: { readonly message: string; readonly fields?: object[] };
};

async function open() {
  const bench = await openRepliesBench();
  bench.app.clock.forward(9 * day);
  const admin = await bench.signIn(bench.admin);
  const claimant = await bench.signIn(bench.claimant);
  const write = (more: object = {}, person = admin) =>
    bench.call<Answer>(person, 'POST', '/api/admin/replies/by-hand', {
      claim_id: bench.claim.id,
      channel: 'post',
      received_on: '2026-11-12',
      said: 'I agree to pay.',
      ...more,
    });
  const addFile = async (id: string, name: string, bytes: Buffer) => {
    const answer = await bench.app.request(`/api/admin/replies/${id}/attachments?name=${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const claimNow = async () =>
    (await bench.call<{ claim: object }>(admin, 'GET', `/api/claims/${bench.claim.id}`)).body.claim;
  const events = async () =>
    (await bench.rows('history_events', 'id')).map(({ kind, facts }) => ({ kind, facts }));
  const undo = (id: string) => bench.call<Answer>(admin, 'POST', `/api/admin/replies/${id}/undo-match`);
  return { ...bench, admin, claimant, write, addFile, claimNow, events, undo };
}

describe('a reply that came by post', () => {
  it('counts for its claim from the day it was received, without a subject or a sender', async () => {
    const bench = await open();
    const { status, body } = await bench.write();
    expect(status).toBe(201);
    expect(body.response).toMatchObject({
      claim_id: bench.claim.id,
      channel: 'post',
      received_on: '2026-11-12',
      source: 'manual',
      email_subject: '',
      email_body: 'I agree to pay.',
      sender_email: '',
      parsed_type: 'PAYMENT',
    });
    expect(await bench.claimNow()).toMatchObject({
      status: 'responded',
      response_deadline: '2026-11-12T12:00:00.000Z',
    });
    expect(await bench.rows('legal_claims')).toMatchObject([{ replied_at: '2026-11-12 12:00:00+00' }]);
    expect(await bench.events()).toContainEqual({
      kind: 'reply.processed',
      facts: expect.objectContaining({ channel: 'post', received_on: '2026-11-12' }),
    });
    expect(await bench.acts()).toContainEqual(
      expect.objectContaining({ act: 'reply-written-down', claim_id: bench.claim.id }),
    );
  });

  it('gives the claim its day of reply, whatever becomes of the claim', async () => {
    const bench = await open();
    expect(await bench.claimNow()).toMatchObject({ reply_received_at: null });
    await bench.write();
    const day = {
      response_deadline: '2026-11-12T12:00:00.000Z',
      reply_received_at: '2026-11-12T12:00:00.000Z',
    };
    expect(await bench.claimNow()).toMatchObject(day);
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/paid`);
    expect(await bench.claimNow()).toMatchObject({ status: 'resolved', ...day });
    const { body } = await bench.call<{ recent: object[] }>(bench.claimant, 'GET', '/api/claims/dashboard');
    expect(body.recent).toMatchObject([day]);
  });

  it('written down for a claim closed since names the day it came, and never a deadline as that day', async () => {
    const bench = await open();
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/paid`);
    await bench.write();
    const cameAt = '2026-11-12T12:00:00.000Z';
    expect(await bench.claimNow()).toMatchObject({
      status: 'resolved',
      response_deadline: cameAt,
      reply_received_at: cameAt,
    });

    const later = await open();
    await later.call(later.claimant, 'POST', `/api/claims/${later.claim.id}/paid`);
    later.app.clock.forward(2 * day);
    expect((await later.write({ received_on: '2026-11-20' }, await later.signIn(later.admin))).status).toBe(
      201,
    );
    const claimant = await later.signIn(later.claimant);
    const { body } = await later.call<{ claim: object }>(claimant, 'GET', `/api/claims/${later.claim.id}`);
    expect(body.claim).toMatchObject({
      response_deadline: later.claim.response_deadline,
      reply_received_at: null,
    });
  });

  it('written down for a closed claim asks nobody to do anything about it', async () => {
    const bench = await open();
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/paid`);
    await bench.write({ channel: 'phone' });
    const [mail] = await bench.mails('reply-to-claimant');
    expect(String(mail?.text).replaceAll(/\s+/g, ' ')).not.toContain('what you can do now');
    expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(
      'Your claim is resolved, and the reply does not change that.',
    );
    const [toTeam] = await bench.mails('reply-to-team');
    const told = String(toTeam?.text).replaceAll(/\s+/g, ' ');
    expect(told).not.toContain('Consider sending payment link');
    expect(told).toContain('The claim is closed, so there is nothing to send.');
  });

  it('is told to the claimant as what it is, a minute later', async () => {
    const bench = await open();
    await bench.write();
    const [mail] = await bench.mails('reply-to-claimant');
    expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(
      'It did not come by email (by post, 12 November 2026), so our team wrote down what it says.',
    );
    const [toTeam] = await bench.mails('reply-to-team');
    expect(toTeam?.subject).toBe(`Reply (PAYMENT) by post, 12 November 2026 – Claim ID: ${bench.claim.id}`);
    expect(toTeam?.text).toMatch(/Received:?\s+By post, 12 November 2026/);
    expect(toTeam?.text).not.toMatch(/From:?\s+by post/i);
    expect(mail).toMatchObject({ held_until: '2026-11-18 16:31:00+00' });
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
    expect(await bench.mails('reply-to-claimant')).toMatchObject([{ kept_at: expect.any(String) }]);
  });

  it('is taken off the claim again within the minute, and then waits to be matched', async () => {
    const bench = await open();
    const before = await bench.claimNow();
    const { body } = await bench.write();
    const undone = await bench.undo(body.response.id);
    expect(undone.body.response).toMatchObject({ claim_id: null, processed_at: null, channel: 'post' });
    expect(await bench.claimNow()).toEqual(before);
    expect(await bench.rows('legal_claims')).toMatchObject([{ replied_at: null }]);
    expect(await bench.mails('reply-to-claimant')).toEqual([]);
  });

  it('is taken off once, however often that is pressed', async () => {
    const bench = await open();
    const { body } = await bench.write();
    const [one, other] = await Promise.all([bench.undo(body.response.id), bench.undo(body.response.id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body.response).toMatchObject({ claim_id: null, processed_at: null });
    expect(await bench.acts()).toMatchObject([{ act: 'reply-written-down' }, { act: 'reply-match-undone' }]);
  });

  it('taken off again leaves an earlier reply of the same day counted', async () => {
    const bench = await open();
    await bench.write();
    const { body } = await bench.write({ said: 'And a second page.' });
    await bench.undo(body.response.id);
    expect(await bench.rows('legal_claims')).toMatchObject([
      { status: 'responded', replied_at: '2026-11-12 12:00:00+00' },
    ]);
  });

  it('is one reply however often it is pressed', async () => {
    const bench = await open();
    const [one, other] = await Promise.all([bench.write(), bench.write({ said: 'I agree to pay. ' })]);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body.response.id).toBe(other.body.response.id);
    expect(await bench.rows('defendant_responses')).toHaveLength(1);
  });
});

describe('what cannot be true', () => {
  it.each([
    [{ received_on: '2026-11-19' }, 'The day it was received cannot be in the future.'],
    [
      { received_on: '2026-11-08' },
      'The letter went on 9 November 2026, so a reply to it cannot have come before that day.',
    ],
    [{ received_on: '2026-02-30' }, 'Please give the day it was received.'],
    [{ received_on: '' }, 'Please give the day it was received.'],
    [{ channel: 'email' }, 'Please say how it came.'],
    [{ said: ' \n ' }, 'Please write down what was said.'],
    [
      { said: 'x'.repeat(longestHandReply + 1) },
      'A reply can have up to 5,000 characters; this one has 5,001. Nothing was saved.',
    ],
    [{ claim_id: 'nonsense' }, 'Claim not found'],
  ])('%o is refused in words, and nothing is saved', async (more, words) => {
    const bench = await open();
    const { status, body } = await bench.write(more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body.error)).toContain(words);
    expect(await bench.rows('defendant_responses')).toEqual([]);
    expect((await bench.events()).map(({ kind }) => kind)).not.toContain('reply.processed');
  });

  it('is refused of another claim, too, whose letter went later', async () => {
    const bench = await open();
    const later = await bench.submitted(bench.claimant);
    const { body } = await bench.write();
    await bench.undo(body.response.id);
    const matched = await bench.call<Answer>(
      bench.admin,
      'POST',
      `/api/admin/replies/${body.response.id}/match`,
      { claim_id: later.id },
    );
    expect(matched.status).toBe(422);
    expect(matched.body.error.message).toMatch(/^The letter went on 18 November 2026/);
    expect(await bench.rows('defendant_responses')).toMatchObject([{ claim_id: null }]);
  });
});

describe('the claim it is about', () => {
  it.each(['1250.50', '£1,250.50', '1,250.5'])('is found by its amount, typed as %s', async (search) => {
    const bench = await open();
    const found = await bench.call<{ claims: { id: string }[] }>(
      bench.admin,
      'GET',
      `/api/admin/claims?search=${encodeURIComponent(search)}`,
    );
    expect(found.body.claims.map(({ id }) => id)).toEqual([bench.claim.id]);
    const other = await bench.call<{ claims: object[] }>(
      bench.admin,
      'GET',
      '/api/admin/claims?search=1250.51',
    );
    expect(other.body.claims).toEqual([]);
  });
});

describe('its files', () => {
  it('are checked as evidence is, kept, and written into the history', async () => {
    const bench = await open();
    const { body } = await bench.write();
    const { id } = body.response;
    expect((await bench.addFile(id, 'letter.pdf', pdf)).status).toBe(201);
    expect((await bench.addFile(id, 'letter.pdf', windowsProgram)).status).toBe(415);
    expect((await bench.addFile(id, 'letter.exe', pdf)).status).toBe(415);
    const [shown] = (await bench.call<{ responses: Reply[] }>(bench.admin, 'GET', '/api/admin/replies')).body
      .responses;
    expect(shown?.attachments).toMatchObject([{ file_name: 'letter.pdf', file_type: 'application/pdf' }]);
    expect(await bench.events()).toContainEqual({
      kind: 'reply.file-added',
      facts: expect.objectContaining({ response_id: id }),
    });
    expect(await bench.rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('leave the way back open: the reply can still be taken off the claim', async () => {
    const bench = await open();
    const { body } = await bench.write();
    expect((await bench.addFile(body.response.id, 'letter.pdf', pdf)).status).toBe(201);
    const undone = await bench.undo(body.response.id);
    expect(undone.body.response).toMatchObject({ claim_id: null, processed_at: null, channel: 'post' });
  });

  it('are not added to a mail, which stays as it came', async () => {
    const bench = await open();
    await bench.mail({ id: 'one', subject: 'Your letter', body: 'I will pay.' });
    const [mail] = await bench.rows('defendant_responses');
    const { status } = await bench.addFile(String(mail?.id), 'letter.pdf', pdf);
    expect(status).toBe(409);
    expect(await bench.rows('defendant_response_attachments', 'id')).toEqual([]);
  });
});
