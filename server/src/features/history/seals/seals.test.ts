import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appendOnlyTables } from '../../../app/append-only-tables.ts';
import type { Executor } from '../../../platform/db/db.ts';
import { rolledBack } from '../../../platform/db/rolled-back.ts';
import { testApp } from '../../../testing/test-app.ts';
import { recordEvent } from '../record-event.ts';
import { type Target, tamperings, withoutGuards } from '../testing/tamperings.ts';
import { verifyChains } from '../verify-history.ts';
import { sealTrails } from './seal-trails.ts';
import { verifySeals } from './verify-seals.ts';

async function open() {
  const app = await testApp();
  const { platform, clock } = app;
  const { db } = platform;
  const [claimId, otherClaimId] = [randomUUID(), randomUUID()];
  const act = (id: string) =>
    db.transaction((tx) =>
      recordEvent(tx, {
        claimId: id,
        kind: 'claim.noted',
        actor: { kind: 'system', id: null },
        at: clock.now(),
        facts: { amount: 900 },
        personal: { name: 'Hannah Okoro' },
      }),
    );
  const note = (action: string, ago = '0 days') =>
    db.execute(sql`insert into auth_audit (at, action, user_id, address, details)
      values (${clock.now().toISOString()}::timestamptz - ${ago}::interval, ${action}, ${randomUUID()}, '203.0.113.9', '{"b": 1, "a": 2}')`);
  for (const id of [claimId, otherClaimId, claimId, claimId, otherClaimId]) await act(id);
  for (const action of ['signed-in', 'admin-act', 'signed-in']) await note(action);
  const seal = () => sealTrails({ ...platform, trails: appendOnlyTables });
  const verify = (executor: Executor = db, noted: readonly string[] = []) =>
    verifySeals({ ...platform, db: executor, trails: appendOnlyTables }, noted);
  /** In a transaction that is rolled back. */
  const tamper = async <T>(
    plant: (tx: Parameters<typeof withoutGuards>[0]) => Promise<unknown>,
    look: (executor: Executor) => Promise<T>,
  ) =>
    rolledBack(db, async (tx) => {
      await withoutGuards(tx);
      await plant(tx);
      return await look(tx);
    });
  const target: Target = { claimId, sequence: 2, auditId: 1 };
  return { app, db, clock, act, note, seal, verify, tamper, target, claimId };
}

it('finds every planted change, most of them only by the seals', async () => {
  const { seal, verify, tamper, target, db, note } = await open();
  await seal();
  await note('signed-in');
  await note('admin-act');
  await seal();
  expect(await verifyChains(db)).toEqual({ claims: 2, events: 5, problems: [] });
  const sound = await verify();
  expect(sound).toMatchObject({ problems: [], rows: 10, seals: 5, pastRetention: 0 });
  expect(sound.newest).toHaveLength(3);
  for (const { name, onlySealsShow, plant } of tamperings) {
    const found = await tamper(
      (tx) => plant(tx, target),
      async (executor) => ({
        chains: (await verifyChains(executor)).problems,
        seals: (await verify(executor)).problems,
      }),
    );
    expect([...found.chains, ...found.seals], name).not.toEqual([]);
    expect(found.chains.length === 0, name).toBe(onlySealsShow === true);
  }
  expect((await verify()).problems).toEqual([]);
});

it('shows an end that was cut off together with its seals to whoever noted one elsewhere, and to nobody else', async () => {
  const { seal, verify, tamper, act, claimId } = await open();
  await seal();
  await act(claimId);
  await seal();
  const { newest } = await verify();
  const cut = (noted: readonly string[]) =>
    tamper(
      async (tx) => {
        await tx.execute(sql`delete from history_personal where event_id > 5`);
        await tx.execute(sql`delete from history_events where id > 5`);
        await tx.execute(sql`delete from trail_seals where trail = 'history' and number = 2`);
      },
      (executor) => verify(executor, noted),
    );
  expect((await cut([])).problems).toEqual([]);
  expect((await cut(newest)).problems).toEqual([
    'history/2 was noted and is gone: the end of the trail was cut off',
  ]);
  expect((await verify(undefined, newest)).problems).toEqual([]);
});

it('says when nothing was sealed for an hour, and when a seal was made with another key', async () => {
  const { seal, verify, clock, app } = await open();
  expect((await verify()).problems).toEqual([]);
  clock.forward(3601);
  expect((await verify()).problems).toHaveLength(3);
  await seal();
  expect((await verify()).problems).toEqual([]);
  const other = {
    ...app.platform,
    trails: appendOnlyTables,
    secretKey: 'another-secret-key-of-at-least-32-characters',
  };
  expect((await verifySeals(other)).problems[0]).toMatch(/history\/1.*another SECRET_KEY/);
});

it('lets records go when their time is over, and not before', async () => {
  const { db, clock, seal, verify, note } = await open();
  await note('signed-in', '11 months');
  await seal();
  await expect(db.execute(sql`delete from trail_seals`)).rejects.toThrow();
  clock.forward(60 * 86_400);
  await db.transaction(async (tx) => {
    await withoutGuards(tx);
    await tx.execute(
      sql`delete from auth_audit where action = 'signed-in' and at < ${clock.now().toISOString()}::timestamptz - interval '1 year'`,
    );
  });
  const { problems, pastRetention } = await verify();
  expect({ problems, pastRetention }).toEqual({ problems: [], pastRetention: 3 });
});
