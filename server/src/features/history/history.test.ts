import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/db.ts';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { canonicalJson } from './chain.ts';
import { erasePersonal } from './erase-personal.ts';
import { type ClaimEvent, recordEvent, verifyHistory } from './index.ts';

async function open() {
  const { url, drop } = await createTestDatabase();
  const { db, close } = openDatabase({ url, poolSize: 8, log: watchedLog().log });
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return db;
}

const event = (claimId: string, more: Partial<ClaimEvent> = {}): ClaimEvent => ({
  claimId,
  kind: 'claim.submitted',
  actor: { kind: 'plaintiff', id: randomUUID() },
  at: new Date('2026-11-16T10:00:00.123Z'),
  facts: { amount: 900, jurisdiction: 'Scotland' },
  personal: { plaintiffName: 'Hannah Okoro' },
  ...more,
});

describe('the history of a claim', () => {
  it('is whole after many events, with and without personal parts', async () => {
    const db = await open();
    const claimId = randomUUID();
    for (let n = 0; n < 5; n++) {
      const personal = n % 2 ? { note: `by person ${n}` } : undefined;
      await db.transaction((tx) =>
        recordEvent(tx, event(claimId, { facts: { n, 'z-last': null, list: [1, 'two', false] }, personal })),
      );
    }
    expect(await verifyHistory(db, claimId)).toEqual({ whole: true, events: 5 });
  });

  it('goes with the act: a rolled-back act leaves no event', async () => {
    const db = await open();
    const claimId = randomUUID();
    const act = db.transaction(async (tx) => {
      await recordEvent(tx, event(claimId));
      throw new Error('the act failed');
    });
    await expect(act).rejects.toThrow('the act failed');
    expect(await verifyHistory(db, claimId)).toEqual({ whole: true, events: 0 });
  });

  it('stays one chain when twenty acts happen at once', async () => {
    const db = await open();
    const claimId = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, () => db.transaction((tx) => recordEvent(tx, event(claimId)))),
    );
    expect(await verifyHistory(db, claimId)).toEqual({ whole: true, events: 20 });
  });

  it('cannot be changed, deleted or emptied through the database', async () => {
    const db = await open();
    const claimId = randomUUID();
    await db.transaction((tx) => recordEvent(tx, event(claimId)));
    for (const statement of [
      "update history_events set kind = 'other'",
      'delete from history_events',
      'truncate history_events cascade',
    ]) {
      await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow();
    }
    expect(await verifyHistory(db, claimId)).toEqual({ whole: true, events: 1 });
  });

  it.each([
    [
      'update history_events set facts = \'{"amount": 9000}\' where sequence = 2',
      2,
      'its content was changed',
    ],
    ['delete from history_events where sequence = 2', 3, 'an event is missing before this one'],
    [
      'update history_personal set data = \'{"plaintiffName": "Someone Else"}\'',
      1,
      'its personal part was changed',
    ],
  ])('shows a change made behind its back: %s', async (tampering, brokenAt, reason) => {
    const db = await open();
    const claimId = randomUUID();
    for (let n = 0; n < 3; n++) await db.transaction((tx) => recordEvent(tx, event(claimId)));
    await db.execute(sql`alter table history_events disable trigger user`);
    await db.execute(
      sql`alter table history_personal drop constraint history_personal_event_id_history_events_id_fk`,
    );
    await db.execute(sql.raw(tampering));
    expect(await verifyHistory(db, claimId)).toEqual({ whole: false, brokenAt, reason });
  });

  it('still verifies after the people in it are erased', async () => {
    const db = await open();
    const [claimId, otherClaimId] = [randomUUID(), randomUUID()];
    for (const id of [claimId, claimId, otherClaimId])
      await db.transaction((tx) => recordEvent(tx, event(id)));
    await db.transaction((tx) => erasePersonal(tx, claimId));
    expect(await verifyHistory(db, claimId)).toEqual({ whole: true, events: 2 });
    const { rows } = await db.execute(sql`select count(*)::int as n from history_personal`);
    expect(rows[0]).toEqual({ n: 1 });
  });
});

describe('canonicalJson', () => {
  it('writes the same text whatever the order of keys, and loses nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const shuffled = Object.fromEntries(Object.entries(value).reverse());
        const text = canonicalJson(value as never);
        expect(canonicalJson(shuffled as never)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
