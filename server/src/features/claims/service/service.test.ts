import { describe, expect, it } from 'vitest';
import { jpeg, pdf } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { readHistory, verifyHistory } from '../../history/index.ts';
import { claimById, type NewClaim } from '../claims.store.ts';
import { type ErrorAnswer, openClaimsBench, type Person } from '../testing/claims-bench.ts';
import { plantClaim } from '../testing/plant-claim.ts';
import { addOutcome, addServiceRecord } from './service.store.ts';

/** A Thursday. */
clockStandsAt('2026-11-19T15:00:00Z');

const address = '2 Low Road, Perth, PH1 1AA';
const posted = { method: 'first-class-post', done_on: '2026-11-19', address };

type Ledger = {
  readonly service: {
    readonly reach: string;
    readonly reply_by: string | null;
    readonly attempts: readonly {
      readonly id: string;
      readonly outcome: string;
      readonly usual_receipt: string | null;
      readonly proof_document_id: string | null;
    }[];
  };
};

async function openUnserved(given: Partial<NewClaim> = {}) {
  const bench = await openClaimsBench();
  const { db } = bench.app.platform;
  const hannah = await bench.signUp();
  const claim = await plantClaim(db, hannah.id, {
    generatedLetterContent: 'Pay £250.',
    letterDatedOn: '2026-11-18',
    createdAt: new Date('2026-11-18T10:00:00Z'),
    ...given,
  });
  const path = `/api/claims/${claim.id}/service`;
  const record = (person: Person, change: object = {}) =>
    bench.call<Ledger & ErrorAnswer>(person, 'POST', path, { ...posted, ...change });
  const comeBack = (person: Person, id: string | undefined, change: object = {}) =>
    bench.call<Ledger & ErrorAnswer>(person, 'POST', `${path}/${id}/returned`, {
      reason: 'gone-away',
      returned_on: '2026-11-19',
      ...change,
    });
  const stored = async () => (await claimById(db, claim.id)) ?? claim;
  return { ...bench, db, hannah, claim, path, record, comeBack, stored };
}

describe('a letter that the claimant posts', () => {
  it('starts the days of the letter from its date, and is history with its hash', async () => {
    const { db, hannah, claim, record, stored, call, path } = await openUnserved();
    const answer = await record(hannah);
    expect(answer.status).toBe(201);
    expect(answer.body.service).toMatchObject({ reach: 'served', reply_by: '2026-12-02' });
    expect(answer.body.service.attempts).toMatchObject([
      { outcome: 'sent', usual_receipt: '2026-11-23', address, to_name: 'Sam Reed', done_by: 'claimant' },
    ]);
    expect(await stored()).toMatchObject({
      letterSentAt: new Date('2026-11-19T15:00:00Z'),
      responseDeadline: new Date('2026-12-02T15:00:00Z'),
    });
    const [event, ...others] = await readHistory(db, claim.id);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      kind: 'letter.sent',
      actorKind: 'plaintiff',
      facts: { method: 'first-class-post', hash_of: 'text', response_deadline: '2026-12-02T15:00:00.000Z' },
      personal: { address },
    });
    expect(event?.facts).toMatchObject({ service_id: answer.body.service.attempts[0]?.id });
    expect(await verifyHistory(db, claim.id)).toMatchObject({ whole: true });
    expect((await call<Ledger>(hannah, 'GET', path)).body).toEqual(answer.body);
    const details = await call<Ledger>(hannah, 'GET', `/api/claims/${claim.id}`);
    expect(details.body.service).toEqual(answer.body.service);
  });

  it('is recorded once, however often the button is pressed', async () => {
    const { hannah, record } = await openUnserved();
    const statuses = [];
    for (let press = 0; press < 3; press++) statuses.push((await record(hannah)).status);
    expect(statuses).toEqual([201, 200, 200]);
    const other = await record(hannah, { address: '41 Foundry Street, Leeds LS9 9ZQ' });
    expect(other.body.service.attempts).toHaveLength(2);
  });

  it.each([
    ['tomorrow', { done_on: '2026-11-20' }, 'done_on'],
    ['before its date', { done_on: '2026-11-17' }, 'done_on'],
    ['on no day', { done_on: '2026-11-31' }, 'done_on'],
    ['nowhere', { address: ' ' }, 'address'],
    ['by pigeon', { method: 'pigeon' }, 'method'],
    ['by a mail of ours', { method: 'email' }, 'method'],
    ['by hand at an unknown time', { method: 'by-hand' }, 'done_time'],
    ['by hand later today', { method: 'by-hand', done_time: '15:01' }, 'done_time'],
    [
      'with a proof of another claim',
      { proof_document_id: '50000000-0000-4000-8000-000000000009' },
      'proof_document_id',
    ],
  ])('is refused: %s', async (_, change, field) => {
    const { hannah, record, stored, claim } = await openUnserved();
    const { status, body } = await record(hannah, change);
    expect({ status, field: body.error.fields?.[0]?.field }).toEqual({ status: 422, field });
    expect(await stored()).toEqual(claim);
  });

  it('is refused where its date has passed, unless another copy arrived', async () => {
    const { db, app, hannah, record, claim } = await openUnserved({ letterDatedOn: '2026-11-17' });
    const late = await record(hannah);
    expect(late.status).toBe(422);
    expect(late.body.error.message).toContain('Date it anew');
    const doneAt = app.clock.now();
    await db.transaction(async (tx) => {
      const about = {
        claimId: claim.id,
        letterSha256: 'a1'.repeat(32),
        hashOf: 'pdf',
        toName: 'Sam Reed',
      } as const;
      const letterDatedOn = '2026-11-17' as never;
      const by = { doneAt, doneBy: 'system', createdAt: doneAt, address: 'sam@example.com' } as const;
      const serviceId = await addServiceRecord(tx, { ...about, ...by, letterDatedOn, method: 'email' });
      await addOutcome(tx, { serviceId, outcome: 'sent', at: doneAt, by: 'system' });
    });
    expect((await record(hannah)).status).toBe(201);
  });

  it('shows its photo as proof, which must be a picture or a PDF', async () => {
    const { hannah, claim, upload, record } = await openUnserved();
    type Added = { document: { id: string } };
    const at = `/api/claims/${claim.id}`;
    const photo = await upload<Added>(hannah, at, 'certificate.jpg', jpeg);
    const answer = await record(hannah, { proof_document_id: photo.body.document.id });
    expect(answer.body.service.attempts[0]?.proof_document_id).toBe(photo.body.document.id);
    const scan = await upload<Added>(hannah, at, 'certificate.pdf', pdf);
    const second = await record(hannah, { proof_document_id: scan.body.document.id, address: 'Elsewhere' });
    expect(second.status).toBe(201);
  });

  it('is not for a stranger, nor for a closed claim', async () => {
    const { hannah, record, signUp, withRole, comeBack, db, claim, call } = await openUnserved();
    const stranger = await signUp('sam');
    expect((await record(stranger)).status).toBe(404);
    expect((await comeBack(stranger, claim.id)).status).toBe(404);
    const admin = await withRole(await signUp('ada'), 'admin');
    const answer = await record(admin);
    expect(answer.body.service.attempts).toMatchObject([{ done_by: 'admin' }]);
    const closed = await plantClaim(db, hannah.id, {
      status: 'cancelled',
      generatedLetterContent: 'x',
      createdAt: claim.createdAt,
    });
    expect((await call(hannah, 'POST', `/api/claims/${closed.id}/service`, posted)).status).toBe(409);
  });
});

describe('a letter that comes back', () => {
  it('stops the days where no other copy arrived, and starts none earlier', async () => {
    const { db, claim, hannah, record, comeBack, stored } = await openUnserved();
    const [first] = (await record(hannah)).body.service.attempts;
    const back = await comeBack(hannah, first?.id);
    expect(back.body.service).toMatchObject({ reach: 'not-served', reply_by: null });
    expect(back.body.service.attempts).toMatchObject([
      {
        outcome: 'returned',
        usual_receipt: null,
        can_come_back: false,
        outcomes: [{}, { note: 'gone away' }],
      },
    ]);
    expect(await stored()).toMatchObject({ letterSentAt: null, responseDeadline: null });
    expect((await comeBack(hannah, first?.id)).status).toBe(200);
    expect((await comeBack(hannah, first?.id, { reason: 'refused' })).status).toBe(409);
    const again = await record(hannah, { address: '41 Foundry Street, Leeds LS9 9ZQ' });
    expect(again.body.service).toMatchObject({ reach: 'served', reply_by: '2026-12-02' });
    const kinds = (await readHistory(db, claim.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['letter.sent', 'letter.returned', 'letter.sent']);
  });

  it('leaves the days where another copy arrived', async () => {
    const { hannah, record, comeBack, stored } = await openUnserved();
    const [first] = (await record(hannah)).body.service.attempts;
    await record(hannah, { method: 'by-hand', done_time: '14:00' });
    const before = await stored();
    await comeBack(hannah, first?.id);
    expect(await stored()).toEqual(before);
  });

  it('is refused on a day that it cannot have come back', async () => {
    const { hannah, record, comeBack } = await openUnserved();
    const [first] = (await record(hannah)).body.service.attempts;
    for (const returned_on of ['2026-11-18', '2026-11-20'])
      expect((await comeBack(hannah, first?.id, { returned_on })).body.error.fields?.[0]?.field).toBe(
        'returned_on',
      );
    expect((await comeBack(hannah, 'none')).status).toBe(404);
  });

  it('can be a mistake of the person who recorded it', async () => {
    const { db, claim, hannah, record, comeBack, stored } = await openUnserved();
    const [first] = (await record(hannah)).body.service.attempts;
    const { body } = await comeBack(hannah, first?.id, { reason: 'mistake' });
    expect(body.service).toMatchObject({ reach: 'not-served', attempts: [{ outcome: 'failed' }] });
    expect(await stored()).toMatchObject({ letterSentAt: null });
    expect((await readHistory(db, claim.id)).at(-1)).toMatchObject({ kind: 'letter.failed' });
    expect((await record(hannah)).status).toBe(201);
  });
});
