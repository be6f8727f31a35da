import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../../testing/clock-stands-at.ts';
import { readHistory } from '../../../history/index.ts';
import { openAgainBench, openRefused, openReturned } from './testing/again-bench.ts';

/** A Monday. Debts in England and Wales have 30 days: letters of this day give until 16 December. */
clockStandsAt('2026-11-16T10:00:00Z');

const newEmail = 'sam.reed@work.example';

describe('a letter that reached no one', () => {
  it('goes to the corrected address with a new date and all its days, and the one before counts as never received', async () => {
    const { id, later, correct, look, again, work, details, story, receivedBy, db } = await openRefused();
    await later('2026-11-19T09:00:00Z');
    expect((await details(id)).may).toMatchObject({ correct_party: true, send_again: true });
    expect((await correct(id, { defendantEmail: newEmail })).status).toBe(200);
    const { way } = await look(id);
    expect(way).toEqual({
      kind: 'new-letter',
      to: newEmail,
      letter_dated_on: '2026-11-19',
      reply_by: '2026-12-19',
      reply_until: '2026-12-19',
      reached_someone_else: false,
    });
    const sent = await again(id, way);
    expect(sent.status).toBe(201);
    expect(sent.body.service).toMatchObject({
      reach: 'queued',
      reply_by: null,
      attempts: [
        { address: 'sam@reed.example', outcome: 'failed', letter_dated_on: '2026-11-16', is_replaced: true },
        { address: newEmail, outcome: 'queued', letter_dated_on: '2026-11-19', is_replaced: false },
      ],
    });
    await work();
    const page = await details(id);
    expect(page.claim).toMatchObject({
      defendant_email: newEmail,
      letter_sent_at: '2026-11-19T09:00:00.000Z',
      response_deadline: '2026-12-19T09:00:00.000Z',
    });
    expect(page.service).toMatchObject({ reach: 'served', reply_by: '2026-12-19' });
    expect(page.may).toMatchObject({ correct_party: false, send_again: false });
    const [mail, ...more] = receivedBy(newEmail);
    expect(more).toEqual([]);
    expect(mail?.parsed.text).toContain('19 December 2026');
    expect(mail?.parsed.text).not.toContain('16 December 2026');
    expect(mail?.parsed.text).not.toContain('has not changed');
    expect(await story(id)).toEqual([
      'claim.submitted',
      'letter.queued',
      'letter.failed',
      'party.corrected',
      'letter.replaced',
      'letter.queued',
      'letter.sent',
    ]);
    expect((await readHistory(db, id)).find(({ kind }) => kind === 'letter.replaced')).toMatchObject({
      actorKind: 'plaintiff',
      facts: { dated_was: '2026-11-16', letter_dated_on: '2026-11-19' },
    });
  });

  it('goes to the same address once more, dated anew: the claimant needs no admin for it', async () => {
    const { id, later, look, again, work, receivedBy, server, details } = await openRefused();
    await later('2026-11-20T09:00:00Z');
    server.acceptFor('sam@reed.example');
    expect((await again(id, (await look(id)).way)).status).toBe(201);
    await work();
    expect(receivedBy('sam@reed.example')).toHaveLength(1);
    expect((await details(id)).service).toMatchObject({ reach: 'served', reply_by: '2026-12-20' });
  });

  it('names them as corrected, in its mail, its PDF and the ledger', async () => {
    const { id, app, correct, look, again, work, receivedBy, details } = await openRefused();
    app.clock.forward(60);
    await correct(id, { defendantFirstName: 'Samuel', defendantLastName: 'Reid', defendantEmail: newEmail });
    await again(id, (await look(id)).way);
    await work();
    const [mail] = receivedBy(newEmail);
    expect(mail?.parsed.text).toContain('Dear Samuel Reid,');
    expect(mail?.parsed.attachments[0]).toMatchObject({ filename: 'Letter Before Action.pdf' });
    expect((await details(id)).service.attempts.at(-1)).toMatchObject({
      to_name: 'Samuel Reid',
      outcome: 'sent',
    });
  });

  it('goes out by e-mail once an address is learned', async () => {
    const bench = await openAgainBench();
    const { app, work, correct, look, again, details, receivedBy, story } = bench;
    const { id } = await bench.queued(bench.own(), { defendantEmail: '', defendantEmailUnknown: true });
    await work();
    app.clock.forward(60);
    expect(await look(id)).toEqual({ way: null, refusal: expect.stringContaining('No e-mail address') });
    expect((await again(id, { to: newEmail, letter_dated_on: '2026-11-16' })).status).toBe(409);
    await correct(id, { defendantEmail: newEmail });
    expect((await again(id, (await look(id)).way)).status).toBe(201);
    await work();
    expect(receivedBy(newEmail)).toHaveLength(1);
    expect((await details(id)).service).toMatchObject({ reach: 'served', attempts: [{ address: newEmail }] });
    expect(await story(id)).toEqual([
      'claim.submitted',
      'letter.queued',
      'party.corrected',
      'letter.replaced',
      'letter.queued',
      'letter.sent',
    ]);
  });

  it('is queued once, however often the button is pressed', async () => {
    const { id, app, correct, look, again, letterMails } = await openRefused();
    app.clock.forward(60);
    await correct(id, { defendantEmail: newEmail });
    const { way } = await look(id);
    const statuses = [];
    for (let press = 0; press < 3; press++) statuses.push((await again(id, way)).status);
    expect(statuses).toEqual([201, 200, 200]);
    expect(await letterMails()).toHaveLength(2);
  });

  it('is sent only as it was shown', async () => {
    const { id, later, correct, look, again, letterMails } = await openRefused();
    const { way } = await look(id);
    await later('2026-11-17T09:00:00Z');
    expect((await again(id, way)).status).toBe(409);
    const today = (await look(id)).way;
    await correct(id, { defendantEmail: newEmail });
    expect((await again(id, today)).status).toBe(409);
    expect(await letterMails()).toHaveLength(1);
  });

  it('waits while its claim is paused, while its details may be corrected', async () => {
    const { id, own, call, correct, look, again, letterMails, details } = await openRefused();
    const pause = { reason: 'mediation', until: '2026-11-30' };
    expect((await call(own(), 'POST', `/api/claims/${id}/hold`, pause)).status).toBe(204);
    expect((await correct(id, { defendantEmail: newEmail })).status).toBe(200);
    expect((await details(id)).claim.defendant_email).toBe(newEmail);
    const words = expect.stringContaining('paused until 30 November 2026');
    expect(await look(id)).toEqual({ way: null, refusal: words });
    const refused = await again(id, { to: newEmail, letter_dated_on: '2026-11-16' });
    expect({ status: refused.status, message: refused.body.error.message }).toEqual({
      status: 409,
      message: words,
    });
    expect(await letterMails()).toHaveLength(1);
  });
});

describe('a letter of which a copy arrived', () => {
  it('is the same letter with a slip and the same day, to another address', async () => {
    const { id, correct, look, again, work, details, receivedBy, story } = await openReturned();
    const before = await details(id);
    expect(before.may).toMatchObject({ correct_party: true, send_again: true });
    await correct(id, { defendantAddressLine1: '41 Foundry Street', defendantEmail: newEmail });
    const { way } = await look(id);
    expect(way).toMatchObject({ kind: 'same-letter', letter_dated_on: '2026-11-16', reply_by: '2026-12-16' });
    expect((await again(id, way)).status).toBe(201);
    await work();
    const said = receivedBy(newEmail)[0]?.parsed.text?.replace(/\s+/g, ' ');
    expect(said).toContain('The letter itself has not changed, and you need to answer only once.');
    expect(said).toContain('The day to reply by stays 16 December 2026.');
    const after = await details(id);
    expect(after.claim).toMatchObject({
      generated_letter_content: before.claim.generated_letter_content,
      letter_sent_at: before.claim.letter_sent_at,
      response_deadline: before.claim.response_deadline,
    });
    expect(after.service.attempts.map(({ outcome }) => outcome)).toEqual(['sent', 'returned', 'sent']);
    expect((await story(id)).slice(-3)).toEqual(['party.corrected', 'letter.queued', 'letter.sent']);
  });

  it('does not go again to the address that has its copy', async () => {
    const { id, look, again } = await openReturned();
    expect((await look(id)).refusal).toContain('has arrived at sam@reed.example already');
    expect((await again(id, { to: 'sam@reed.example', letter_dated_on: '2026-11-16' })).status).toBe(409);
  });

  it('never goes with a day that has passed: not by a press, not by post, and not where it waited', async () => {
    const { id, app, own, later, correct, look, again, work, receivedBy, story } = await openReturned();
    await correct(id, { defendantEmail: newEmail });
    expect((await again(id, (await look(id)).way)).status).toBe(201);
    await later('2026-12-17T09:00:00Z');
    await work();
    expect(receivedBy(newEmail)).toEqual([]);
    expect((await story(id)).at(-1)).toBe('letter.failed');
    const words = expect.stringContaining('16 December 2026, has passed');
    expect(await look(id)).toEqual({ way: null, refusal: words });
    expect((await again(id, { to: newEmail, letter_dated_on: '2026-11-16' })).status).toBe(409);
    const headers = { authorization: `Bearer ${own().token}` };
    const pack = await app.request(`/api/claims/${id}/service/post-pack.pdf`, { headers });
    expect({ status: pack.status, body: await pack.json() }).toMatchObject({
      status: 409,
      body: { error: { message: words } },
    });
  });

  it('becomes a new one when it turns out that none arrived, and names them as corrected meanwhile', async () => {
    const { id, later, correct, look, again, work, bounceFirst, details, receivedBy } = await openReturned();
    const street = { defendantAddressLine1: '41 Foundry Street' };
    await correct(id, { ...street, defendantLastName: 'Reid', defendantEmail: newEmail });
    expect((await details(id)).claim.generated_letter_content).toContain('Dear Sam Reed,');
    await bounceFirst();
    await later('2026-11-24T09:00:00Z');
    const { way } = await look(id);
    expect(way).toMatchObject({ kind: 'new-letter', letter_dated_on: '2026-11-24' });
    expect((await again(id, way)).status).toBe(201);
    await work();
    const text = receivedBy(newEmail)[0]?.parsed.text ?? '';
    expect(text).toContain('Dear Sam Reid,');
    expect(text).toContain('41 Foundry Street');
    expect(text).not.toContain('2 Low Road');
  });
});

describe('a letter that reached someone else, who said so', () => {
  it('goes to the right address as a new one, and the claim waits for a reply as it did at first', async () => {
    const bench = await openAgainBench();
    const { later, correct, look, again, work, details, deny, receivedBy, story } = bench;
    const { id } = await bench.submitted(bench.own());
    await later('2026-11-20T09:00:00Z');
    await deny(id);
    expect((await details(id)).may).toMatchObject({ correct_party: true, send_again: true });
    expect((await look(id)).refusal).toContain('has arrived at sam@reed.example already');
    await correct(id, { defendantEmail: newEmail });
    const { way } = await look(id);
    expect(way).toMatchObject({
      kind: 'new-letter',
      to: newEmail,
      letter_dated_on: '2026-11-20',
      reached_someone_else: true,
    });
    expect((await again(id, way)).status).toBe(201);
    await work();
    const { claim, service, may } = await details(id);
    expect(claim).toMatchObject({ status: 'pending', response_deadline: '2026-12-20T09:00:00.000Z' });
    expect(service).toMatchObject({
      reach: 'served',
      reply_by: '2026-12-20',
      attempts: [
        { outcome: 'returned', is_replaced: true },
        { outcome: 'sent', address: newEmail },
      ],
    });
    expect(may).toMatchObject({ correct_party: false, send_again: false });
    expect(receivedBy(newEmail)[0]?.parsed.text).toContain('20 December 2026');
    expect((await story(id)).slice(3)).toEqual([
      'reply.processed',
      'party.corrected',
      'letter.replaced',
      'letter.queued',
      'letter.sent',
    ]);
  });

  it('is not sent again after any other reply', async () => {
    const { id, db, look, again, correct, deny } = await openReturned();
    await correct(id, { defendantEmail: newEmail });
    await deny(id);
    await db.execute(sql`update legal_claims set status = 'active' where id = ${id}`);
    expect(await look(id)).toEqual({ way: null, refusal: expect.stringContaining('They have replied') });
    expect((await again(id, { to: newEmail, letter_dated_on: '2026-11-23' })).status).toBe(409);
  });
});

describe('a failed mail with the letter, tried again by an admin', () => {
  it('does not leave once the details were corrected, nor once the letter was sent again', async () => {
    const bench = await openRefused();
    const { id, app, call, correct, look, again, work, server, receivedBy, letterMails } = bench;
    const admin = await bench.withRole(await bench.signUp('ada'), 'admin');
    const [mail] = await letterMails();
    const retry = () =>
      call<{ error: { message: string } }>(admin, 'POST', `/api/admin/mails/${mail?.id}/retry`);
    server.acceptFor('sam@reed.example');
    app.clock.forward(60);
    await correct(id, { defendantEmail: newEmail });
    const corrected = await retry();
    expect(corrected.status).toBe(409);
    expect(corrected.body.error.message).toContain('The details of the other side were corrected since');
    await again(id, (await look(id)).way);
    await work();
    expect((await retry()).body.error.message).toContain('The letter was sent again since');
    const all = await call<{ queued: number }>(admin, 'POST', '/api/admin/mails/retry-failed');
    expect(all.body.queued).toBe(0);
    await work();
    expect(receivedBy('sam@reed.example')).toEqual([]);
    const [before] = (await letterMails()).filter((row) => row.id === mail?.id);
    expect(before?.failed_at).not.toBeNull();
  });

  it('is passed over where an admin has all failed mails sent again', async () => {
    const { id, signUp, withRole, call, correct, work, server, receivedBy, story } = await openRefused();
    const admin = await withRole(await signUp('ada'), 'admin');
    server.acceptFor('sam@reed.example');
    await correct(id, { defendantEmail: newEmail });
    const all = await call<{ queued: number }>(admin, 'POST', '/api/admin/mails/retry-failed');
    expect(all.body.queued).toBe(0);
    await work();
    expect(receivedBy('sam@reed.example')).toEqual([]);
    expect((await story(id)).at(-1)).toBe('party.corrected');
  });
});
