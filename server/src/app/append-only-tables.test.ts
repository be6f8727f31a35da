import { randomUUID } from 'node:crypto';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { erasePeopleOfServices } from '../features/claims/service/service.personal.ts';
import { addOutcome, addServiceRecord } from '../features/claims/service/service.store.ts';
import { sealTrails } from '../features/history/seals/seal-trails.ts';
import { verifySeals } from '../features/history/seals/verify-seals.ts';
import type { Executor } from '../platform/db/db.ts';
import { rolledBack } from '../platform/db/rolled-back.ts';
import { testApp } from '../testing/test-app.ts';
import { appendOnlyTables } from './append-only-tables.ts';

async function openSealedLedger() {
  const { platform, clock } = await testApp();
  const { db } = platform;
  const claimId = randomUUID();
  const at = clock.now();
  await db.transaction(async (tx) => {
    const serviceId = await addServiceRecord(tx, {
      letterSha256: 'a1'.repeat(32),
      hashOf: 'text',
      letterDatedOn: toIsoDate('2026-11-18'),
      claimId,
      toName: 'Northgate Kitchens Ltd',
      address: '2 Mill Lane\nLeeds LS1 4AP',
      method: 'first-class-post',
      doneAt: at,
      doneBy: 'claimant',
      createdAt: at,
    });
    await addOutcome(tx, { serviceId, outcome: 'sent', at, by: 'claimant', note: 'posted at noon' });
  });
  await sealTrails({ ...platform, trails: appendOnlyTables });
  const problems = async (executor: Executor = db) =>
    (await verifySeals({ ...platform, db: executor, trails: appendOnlyTables })).problems;
  return { db, claimId, problems };
}

describe('the sealed attempts to serve a letter', () => {
  it.each([
    "update letter_services set done_at = done_at - interval '3 days'",
    "update letter_services set address = '4 Mill Lane'",
    "update letter_services set to_name = 'Northgate Ltd'",
    "update letter_service_outcomes set outcome = 'returned'",
    "update letter_service_outcomes set note = 'posted at nine'",
    'delete from letter_service_outcomes',
  ])('show by their seals, where triggers were off: %s', async (statement) => {
    const { db, problems } = await openSealedLedger();
    expect(await problems()).toEqual([]);
    const found = await rolledBack(db, async (tx) => {
      for (const table of ['letter_services', 'letter_service_outcomes'])
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tx.execute(sql.raw(statement));
      return await problems(tx);
    });
    expect(found).not.toEqual([]);
  });

  it('still verify once the people in them are erased', async () => {
    const { db, claimId, problems } = await openSealedLedger();
    await db.transaction((tx) => erasePeopleOfServices(tx, claimId));
    expect(await problems()).toEqual([]);
  });
});
