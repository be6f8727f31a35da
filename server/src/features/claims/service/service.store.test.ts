import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@plainclaim/domain/letters/serving/service-record';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { erasePeopleOfServices } from './service.personal.ts';
import { addOutcome, addServiceRecord, recordOfMail, recordsOf, recordsOfClaims } from './service.store.ts';

const at = new Date('2026-11-18T10:12:00Z');
const letter = {
  letterSha256: 'a1'.repeat(32),
  hashOf: 'text',
  letterDatedOn: toIsoDate('2026-11-18'),
} as const;

async function openLedger() {
  const { db } = (await testApp()).platform;
  const claimId = randomUUID();
  const attempt = {
    ...letter,
    claimId,
    toName: 'Northgate Kitchens Ltd',
    address: 'info@northgatekitchens.example',
    method: 'email',
    doneAt: at,
    doneBy: 'system',
    createdAt: at,
  } as const;
  const mailId = randomUUID();
  const id = await db.transaction((tx) => addServiceRecord(tx, { ...attempt, mailId }));
  return { db, claimId, attempt, mailId, id };
}

describe('the store of service records', () => {
  it('reads every attempt with its outcomes in the order in which they were added', async () => {
    const { db, claimId, attempt, mailId, id } = await openLedger();
    const redated = { ...letter, letterSha256: 'c3'.repeat(32), letterDatedOn: toIsoDate('2026-11-19') };
    const other = await db.transaction(async (tx) => {
      const about = { at, by: 'system', serviceId: id } as const;
      await addOutcome(tx, { ...about, outcome: 'failed', note: '550 no such mailbox' });
      await addOutcome(tx, { ...about, outcome: 'queued', by: 'admin', userId: claimId });
      await addOutcome(tx, { ...about, outcome: 'sent', letter: redated });
      return await addServiceRecord(tx, {
        ...attempt,
        method: 'by-hand',
        doneBy: 'claimant',
        userId: claimId,
      });
    });
    const [email, byHand, ...more] = await recordsOf(db, claimId);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ ...attempt, id, mailId, userId: null, origin: 'recorded' });
    expect(email?.outcomes).toMatchObject([
      { outcome: 'failed', at, by: 'system', note: '550 no such mailbox', letter: null },
      { outcome: 'queued', by: 'admin', userId: claimId, note: null },
      { outcome: 'sent', letter: redated },
    ]);
    expect(byHand).toMatchObject({ id: other, method: 'by-hand', mailId: null, outcomes: [] });
    expect(email && outcomeOf(email)).toBe('sent');
    expect(await recordOfMail(db, mailId)).toEqual(email);
    expect(await recordOfMail(db, claimId)).toBeUndefined();
    expect(await recordsOfClaims(db, [claimId, mailId])).toEqual(new Map([[claimId, [email, byHand]]]));
  });

  it.each([
    'update letter_services set done_at = now()',
    "update letter_services set address = 'another@example.com', salt = null",
    "update letter_services set address = ''",
    'delete from letter_services',
    'truncate letter_services cascade',
    "update letter_service_outcomes set outcome = 'sent'",
    "update letter_service_outcomes set note = 'other words', salt = null",
    'delete from letter_service_outcomes',
    'truncate letter_service_outcomes',
  ])('refuses: %s', async (statement) => {
    const { db, id } = await openLedger();
    await db.transaction((tx) =>
      addOutcome(tx, { serviceId: id, outcome: 'failed', at, by: 'system', note: 'no' }),
    );
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  it('erases the people, and nothing else', async () => {
    const { db, claimId, id } = await openLedger();
    await db.transaction((tx) =>
      addOutcome(tx, { serviceId: id, outcome: 'failed', at, by: 'system', note: 'no' }),
    );
    const [before] = await recordsOf(db, claimId);
    await db.transaction((tx) => erasePeopleOfServices(tx, claimId));
    const outcomes = before?.outcomes.map((outcome) => ({ ...outcome, note: null }));
    expect(await recordsOf(db, claimId)).toEqual([{ ...before, toName: '', address: '', outcomes }]);
  });
});
