import type { HoldReason } from '@plainclaim/domain/claims/holds/hold-reasons';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { verifyHistory } from '../../history/index.ts';
import { openHoldsBench } from './testing/holds-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const breathingSpace = { reason: 'breathing-space', from: '2026-11-10' };

describe('a pause', () => {
  it('of an admin shows to the claimant until when, and why where the law itself pauses the debt', async () => {
    const { admin, hannah, claim, pause, details, mails } = await openHoldsBench();
    expect((await pause(admin, breathingSpace)).status).toBe(204);
    const { hold, next_step, may } = await details(hannah);
    expect(hold).toMatchObject({
      from: '2026-11-10',
      until: '2027-01-08',
      is_confirmed: true,
      is_statutory: true,
      set_by: 'admin',
    });
    expect(next_step).toMatchObject({
      kind: 'on-hold',
      sentence: expect.stringContaining(
        'Paused until 8 January 2027: the defendant is in a breathing space.',
      ),
    });
    expect(may).toMatchObject({
      set_hold: false,
      lift_hold: false,
      take_court_route: false,
      send_letter: false,
    });
    const [mail] = await mails('claim-paused');
    expect(mail).toMatchObject({
      to_address: 'hannah@post.example',
      subject: `Your claim is paused until 8 January 2027 – Claim ID: ${claim.id}`,
    });
  });

  it('for any other reason tells nobody why', async () => {
    const { admin, hannah, pause, details, rows, app } = await openHoldsBench();
    await pause(admin, { reason: 'vulnerable', consented: true });
    const { hold, next_step } = await details(hannah);
    expect(hold).toMatchObject({ until: null, is_statutory: false });
    expect(next_step.sentence).toMatch(/^Paused until further notice\. Nothing is asked/);
    expect(await rows('claim_hold_reasons', 'hold_id')).toMatchObject([
      { reason: 'vulnerable', consented_at: expect.any(String) },
    ]);
    const { rows: tables } = await app.platform.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'claim_hold_reasons'`,
    );
    for (const { name } of tables) {
      const { rows: found } = await app.platform.db.execute(
        sql.raw(`select 1 from ${name} one where one::text like '%vulnerable%'`),
      );
      expect(found, name).toEqual([]);
    }
  });

  it('is recorded in the history, and an admin’s in the audit trail, without the reason', async () => {
    const { admin, claim, pause, lift, events, acts, app } = await openHoldsBench();
    await pause(admin, breathingSpace);
    await lift(admin);
    expect((await events()).slice(-2)).toMatchObject([
      { kind: 'hold.set', actor_kind: 'admin', facts: { from: '2026-11-10', until: '2027-01-08' } },
      { kind: 'hold.lifted', facts: { free_from: '2026-11-16' } },
    ]);
    expect(await acts()).toMatchObject([
      { details: { act: 'hold-set', claim_id: claim.id } },
      { details: { act: 'hold-lifted', claim_id: claim.id } },
    ]);
    expect(await verifyHistory(app.platform.db, claim.id)).toMatchObject({ whole: true });
  });

  it('is the claimant’s own to set and to lift', async () => {
    const { hannah, pause, lift, details, mails, acts } = await openHoldsBench();
    expect((await pause(hannah, { reason: 'mediation', until: '2026-12-10' })).status).toBe(204);
    expect(await details(hannah)).toMatchObject({
      hold: { until: '2026-12-10', is_confirmed: true, set_by: 'claimant' },
      may: { lift_hold: true },
    });
    expect((await lift(hannah)).status).toBe(204);
    expect(await details(hannah)).toMatchObject({
      hold: null,
      next_step: { kind: 'wait' },
      may: { set_hold: true },
    });
    // They know.
    expect(await mails('claim-paused')).toEqual([]);
    expect(await mails('claim-goes-on')).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  it.each<[string, { reason: HoldReason; [more: string]: unknown }, string]>([
    ['vulnerable', { reason: 'vulnerable', consented: true }, 'reason'],
    ['a moratorium in England', { reason: 'moratorium', from: '2026-11-10' }, 'reason'],
    ['health without consent', { reason: 'mental-health-breathing-space', from: '2026-11-10' }, 'consented'],
    ['no end', { reason: 'debt-advice' }, 'until'],
  ])('is refused to the claimant for %s', async (_, hold, field) => {
    const { hannah, pause, details } = await openHoldsBench();
    expect(await pause(hannah, hold)).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', fields: [{ field }] } },
    });
    expect((await details(hannah)).hold).toBeNull();
  });

  it('of our team is not the claimant’s to lift, nor a second one to set', async () => {
    const { admin, hannah, pause, lift } = await openHoldsBench();
    await pause(admin, breathingSpace);
    expect((await lift(hannah)).status).toBe(403);
    expect((await pause(hannah, { reason: 'mediation', until: '2026-12-10' })).status).toBe(409);
    expect((await lift(admin)).status).toBe(204);
    expect((await lift(admin)).status).toBe(409);
  });

  it('of a closed claim is not set, and one that lasts is over once its claim is closed', async () => {
    const { admin, hannah, call, claim, pause, details, endHolds, rows, mails } = await openHoldsBench();
    await pause(admin, breathingSpace);
    await call(hannah, 'POST', `/api/claims/${claim.id}/cancel`);
    expect(await details(hannah)).toMatchObject({ hold: null, next_step: { kind: 'stopped' } });
    await endHolds();
    expect(await rows('claim_holds')).toMatchObject([{ ended_on: '2026-11-16' }]);
    expect(await mails('claim-goes-on')).toEqual([]);
    expect((await pause(admin, breathingSpace)).status).toBe(403);
  });
});

describe('what the other side says', () => {
  it('pauses for 14 days, in which interest runs and nobody is told why', async () => {
    const { admin, hannah, pause, details, rows } = await openHoldsBench();
    await pause(admin, { reason: 'breathing-space', provisional: true });
    expect((await details(hannah)).hold).toMatchObject({
      from: '2026-11-16',
      until: '2026-11-29',
      is_confirmed: false,
      is_statutory: false,
      set_by: 'defendant',
      sentence: expect.stringContaining('while our team looks into what the defendant told us'),
    });
    expect(await rows('claim_holds')).toMatchObject([{ interest_free_from: null, confirmed_at: null }]);
  });

  it('is confirmed by an admin with the official first day, from which interest rests', async () => {
    const { admin, hannah, pause, confirm, details, rows, events, mails } = await openHoldsBench();
    await pause(admin, { reason: 'debt-advice', provisional: true });
    expect((await confirm(admin, breathingSpace)).status).toBe(204);
    expect((await details(hannah)).hold).toMatchObject({
      from: '2026-11-10',
      until: '2027-01-08',
      is_statutory: true,
    });
    expect(await rows('claim_holds')).toMatchObject([{ interest_free_from: '2026-11-10' }]);
    expect(await rows('claim_hold_reasons', 'hold_id')).toMatchObject([{ reason: 'breathing-space' }]);
    expect((await events()).at(-1)).toMatchObject({
      kind: 'hold.confirmed',
      facts: { until: '2027-01-08', until_was: '2026-11-29' },
    });
    expect(await mails('claim-paused')).toHaveLength(2);
    expect((await confirm(hannah, breathingSpace)).status).toBe(403);
  });

  it('waits for an admin, as list and dashboard say, until it is confirmed or ended', async () => {
    const { admin, claim, call, pause, confirm, lift } = await openHoldsBench();
    type Listed = { claims: { id: string; has_pause_to_confirm: boolean }[] };
    const waiting = async () => {
      const all = await call<Listed>(admin, 'GET', '/api/admin/claims');
      const only = await call<Listed>(admin, 'GET', '/api/admin/claims?only=pause-to-confirm');
      const desk = await call<{ pauses_to_confirm: number }>(admin, 'GET', '/api/admin/dashboard');
      return [
        all.body.claims.map(({ has_pause_to_confirm }) => has_pause_to_confirm),
        only.body.claims.map(({ id }) => id),
        desk.body.pauses_to_confirm,
      ];
    };
    expect(await waiting()).toEqual([[false], [], 0]);
    await pause(admin, { reason: 'breathing-space', provisional: true });
    expect(await waiting()).toEqual([[true], [claim.id], 1]);
    await confirm(admin, breathingSpace);
    expect(await waiting()).toEqual([[false], [], 0]);
    await lift(admin);
    await pause(admin, { reason: 'debt-advice', provisional: true });
    expect(await waiting()).toEqual([[true], [claim.id], 1]);
    await lift(admin);
    expect(await waiting()).toEqual([[false], [], 0]);
  });

  it('is over after its 14 days by itself, and the deadline is later by them', async () => {
    const { app, admin, hannah, signIn, pause, endHolds, details, mails, rows } = await openHoldsBench();
    await pause(admin, { reason: 'debt-advice', provisional: true });
    app.clock.set('2026-11-29T23:59:00Z');
    await endHolds();
    expect((await rows('claim_holds'))[0]?.ended_at).toBeNull();
    app.clock.set('2026-11-30T00:02:00Z');
    await endHolds();
    await endHolds();
    expect(await rows('claim_holds')).toMatchObject([{ ended_on: '2026-11-30' }]);
    const { hold, claim } = await details(await signIn(hannah));
    expect([hold, claim.response_deadline]).toEqual([null, '2026-12-30T10:00:00.000Z']);
    const [mail, ...more] = await mails('claim-goes-on');
    expect(more).toEqual([]);
    expect(String(mail?.text)).toMatch(/until 30\s+December\s+2026 to reply/);
  });
});

describe('the reason', () => {
  it('is read by an admin alone, each time on record, and only while the claim is paused', async () => {
    const { admin, hannah, pause, lift, readReason, acts } = await openHoldsBench();
    await pause(admin, { reason: 'vulnerable', consented: true });
    expect(await readReason(admin)).toMatchObject({ status: 200, body: { reason: 'vulnerable' } });
    await readReason(admin);
    expect((await readReason(hannah)).status).toBe(403);
    expect((await acts()).map(({ details }) => details.act)).toEqual([
      'hold-set',
      'hold-reason-read',
      'hold-reason-read',
    ]);
    await lift(admin);
    expect((await readReason(admin)).status).toBe(409);
  });

  it('is erased 30 days after the pause, as the dry run says before; its days stay', async () => {
    const { app, admin, pause, lift, expire, rows } = await openHoldsBench();
    await pause(admin, breathingSpace);
    app.clock.set('2026-12-01T10:00:00Z');
    await lift(await admin.again());
    app.clock.set('2026-12-31T09:59:00Z');
    await expire();
    expect(await rows('claim_hold_reasons', 'hold_id')).toHaveLength(1);
    app.clock.set('2026-12-31T10:01:00Z');
    const { tables } = await app.app.previewExpiry();
    expect(tables).toContainEqual({ table: 'claim_hold_reasons', added: 0, changed: 0, deleted: 1 });
    expect(await rows('claim_hold_reasons', 'hold_id')).toHaveLength(1);
    await expire();
    expect(await rows('claim_hold_reasons', 'hold_id')).toEqual([]);
    expect(await rows('claim_holds')).toMatchObject([
      { interest_free_from: '2026-11-10', ended_on: '2026-12-01' },
    ]);
  });

  it('is erased once consent to it is taken back; the pause stays, and another reason can be given', async () => {
    const bench = await openHoldsBench();
    const { admin, hannah, claim, pause, confirm, readReason, call, details, acts } = bench;
    await pause(admin, { reason: 'vulnerable', consented: true });
    const before = (await details(hannah)).hold;
    const path = `/api/admin/claims/${claim.id}/hold/reason`;
    expect((await call(hannah, 'DELETE', path)).status).toBe(403);
    expect((await call(admin, 'DELETE', path)).status).toBe(204);
    expect(await bench.rows('claim_hold_reasons', 'hold_id')).toEqual([]);
    expect(await readReason(admin)).toMatchObject({ status: 200, body: { reason: null } });
    expect((await details(hannah)).hold).toEqual(before);
    // A second press erases nothing, and is not recorded as if it did.
    expect((await call(admin, 'DELETE', path)).status).toBe(204);
    expect((await acts()).map(({ details: said }) => said.act)).toEqual([
      'hold-set',
      'hold-reason-erased',
      'hold-reason-read',
    ]);
    expect((await confirm(admin, { reason: 'mediation', until: '2026-12-10' })).status).toBe(204);
    expect(await readReason(admin)).toMatchObject({ status: 200, body: { reason: 'mediation' } });
  });

  it('goes at once with the claimant’s account', async () => {
    const { app, hannah, pause, call, rows } = await openHoldsBench();
    await pause(hannah, breathingSpace);
    expect(await rows('claim_hold_reasons', 'hold_id')).toHaveLength(1);
    const deleted = await call(hannah, 'POST', '/api/account/data/delete', {
      password: 'a long enough passphrase',
      confirm: 'DELETE',
    });
    expect(deleted.status, JSON.stringify(deleted.body)).toBeLessThan(300);
    await app.runJobs();
    expect(await rows('claim_hold_reasons', 'hold_id')).toEqual([]);
  });
});
