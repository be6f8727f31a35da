import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../../platform/mail/testing/mail-server.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimBody, openClaimsBench } from '../testing/claims-bench.ts';
import { notePassedDeadlines } from './note-passed-deadlines.ts';

clockStandsAt('2026-11-16T10:00:00Z');

async function open(settings: Record<string, string> = {}) {
  const bench = await openClaimsBench({ settings });
  const hannah = await bench.signUp();
  const deps = {
    ...bench.app.platform,
    siteUrl: 'http://plainclaim.test',
    metadata: { read: async () => ({}), merge: async () => undefined },
  };
  const mails = async () =>
    (await bench.rows('emails')).filter(({ kind }) => kind === 'claim-deadline-passed');
  return {
    ...bench,
    hannah,
    mails,
    note: (more: Partial<ClaimsDeps> = {}) => notePassedDeadlines({ ...deps, ...more }),
  };
}

const setStatus = (bench: Awaited<ReturnType<typeof open>>, claim: ClaimBody, status: string) =>
  bench.app.platform.db.execute(sql`update legal_claims set status = ${status} where id = ${claim.id}`);

describe('a deadline that passes without a reply', () => {
  it('is noted once the last day is over in London, and the claimant learns the ways on', async () => {
    const { app, hannah, submitted, mails, note, rows } = await open();
    const claim = await submitted(hannah);
    app.clock.set('2026-12-16T23:59:59Z');
    await note();
    expect(await mails()).toEqual([]);
    app.clock.set('2026-12-17T00:00:00Z');
    await note();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'hannah@post.example',
      subject: `No reply from Sam Reed by 16 December 2026 – Claim ID: ${claim.id}`,
      claim_id: claim.id,
    });
    expect(String(mail?.text)).toContain('Offer mediation');
    expect(String(mail?.text)).toContain('small claims route');
    expect(String(mail?.text)).not.toContain('solicitor');
    const [row] = await rows('legal_claims');
    expect(new Date(String(row?.deadline_noted_at)).toISOString()).toBe('2026-12-17T00:00:00.000Z');
    expect(row?.status).toBe('pending');
    expect((await rows('history_events', 'sequence')).at(-1)).toMatchObject({
      kind: 'deadline.passed',
      actor_kind: 'system',
      facts: { response_deadline: '2026-12-16T10:00:00.000Z' },
    });
  });

  it('is noted once, however many processes look at the same moment and later', async () => {
    const { app, hannah, submitted, mails, note, rows } = await open();
    for (let n = 0; n < 3; n++) await submitted(hannah);
    app.clock.set('2026-12-20T09:00:00Z');
    await Promise.all([note(), note(), note()]);
    await note();
    expect(await mails()).toHaveLength(3);
    const noted = (await rows('history_events', 'id')).filter(({ kind }) => kind === 'deadline.passed');
    expect(noted).toHaveLength(3);
  });

  it('leads to a solicitor above the limit', async () => {
    const { app, hannah, submitted, mails, note } = await open();
    await submitted(hannah, { amount: '10,000.01' });
    app.clock.set('2026-12-20T09:00:00Z');
    await note();
    const [mail] = await mails();
    expect(String(mail?.text)).toContain('Speak to a solicitor');
    expect(String(mail?.text)).not.toContain('mediation');
  });

  it('does not advise to find a solicitor where one is being asked or has the case', async () => {
    const { app, hannah, submitted, mails, note } = await open();
    const { id } = await submitted(hannah, { amount: '10,000.01' });
    app.clock.set('2026-12-20T09:00:00Z');
    await note({ openSearches: async () => new Map([[id, 'asking']]) });
    const [mail] = await mails();
    expect(String(mail?.text)).toContain('You asked for a solicitor.');
    expect(String(mail?.text)).not.toContain('Speak to a solicitor');
    expect(String(mail?.text)).not.toMatch(/choose/i);
  });

  it.each(['responded', 'active', 'resolved', 'cancelled', 'settlement_accepted_payment_pending'])(
    'is nothing for a claim that is %s',
    async (status) => {
      const bench = await open();
      const claim = await bench.submitted(bench.hannah);
      await setStatus(bench, claim, status);
      bench.app.clock.set('2026-12-20T09:00:00Z');
      await bench.note();
      expect(await bench.mails()).toEqual([]);
    },
  );

  it('is not held against someone whom the letter never reached', async () => {
    const server = await startMailServer();
    server.refuseFor('sam@reed.example', { code: 550, text: 'no such user' });
    const { app, hannah, submitted, mails, note } = await open({ SMTP_URL: server.url });
    await submitted(hannah);
    await app.runJobs();
    app.clock.set('2026-12-20T09:00:00Z');
    await note();
    expect(await mails()).toEqual([]);
  });

  it('is looked for by a job that runs by the clock', async () => {
    const { app, hannah, submitted, mails } = await open();
    await submitted(hannah);
    app.clock.set('2026-12-20T09:00:00Z');
    await app.platform.jobs.boss.send('note-deadlines', { payload: {} });
    expect((await app.runJobs()).failed).toBe(0);
    expect(await mails()).toHaveLength(1);
  });
});
