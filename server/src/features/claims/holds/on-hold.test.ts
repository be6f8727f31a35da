import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../../platform/mail/testing/mail-server.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { openHoldsBench } from './testing/holds-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

// The letter of 16 November gives until 16 December.
describe('while a claim is paused', () => {
  it('nobody is told that no reply came, until the deadline that is later by the pause has passed', async () => {
    const { app, admin, hannah, signIn, pause, endHolds, job, mails, details } = await openHoldsBench();
    app.clock.set('2026-12-10T10:00:00Z');
    await pause(await admin.again(), { reason: 'breathing-space', from: '2026-12-10' });
    app.clock.set('2026-12-20T09:00:00Z');
    await job('note-deadlines');
    app.clock.set('2027-02-08T00:02:00Z');
    await endHolds();
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toEqual([]);
    const { claim, next_step } = await details(await signIn(hannah));
    // 60 days on hold.
    expect([claim.response_deadline, next_step.kind]).toEqual(['2027-02-14T10:00:00.000Z', 'wait']);
    app.clock.set('2027-02-14T23:59:00Z');
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toEqual([]);
    app.clock.set('2027-02-15T09:00:00Z');
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toMatchObject([
      { subject: expect.stringContaining('by 14 February 2027') },
    ]);
  });

  it('an hour in which no job ran makes no difference: a hold is over before a deadline is noted', async () => {
    const { app, admin, pause, endHolds, job, mails, rows } = await openHoldsBench();
    app.clock.set('2026-12-10T10:00:00Z');
    await pause(await admin.again(), { reason: 'breathing-space', from: '2026-12-10' });
    app.clock.set('2027-02-08T09:00:00Z');
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toEqual([]);
    await endHolds();
    // Counted to its last day, not to the day on which the job ran.
    expect(await rows('claim_holds')).toMatchObject([{ ended_on: '2027-02-08' }]);
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toEqual([]);
  });

  it('told late, opens a window again that had passed in it, and that is noted anew', async () => {
    const { app, admin, pause, lift, job, mails, details } = await openHoldsBench();
    app.clock.set('2026-12-17T09:00:00Z');
    await job('note-deadlines');
    expect(await mails('claim-deadline-passed')).toHaveLength(1);
    const later = await admin.again();
    await pause(later, { reason: 'breathing-space', from: '2026-12-16' });
    app.clock.set('2026-12-20T09:00:00Z');
    const again = await admin.again();
    await lift(again);
    const { claim, next_step } = await details(again);
    expect([claim.response_deadline, next_step.kind]).toEqual(['2026-12-20T10:00:00.000Z', 'wait']);
    await job('note-deadlines');
    app.clock.set('2026-12-21T09:00:00Z');
    await job('note-deadlines');
    expect((await mails('claim-deadline-passed')).map(({ subject }) => String(subject).slice(0, 42))).toEqual(
      ['No reply from Sam Reed by 16 December 2026', 'No reply from Sam Reed by 20 December 2026'],
    );
  });

  it('the time to go to court is warned of all the same', async () => {
    const { app, admin, pause, job, mails } = await openHoldsBench({ incidentDate: '2021-01-10' });
    await pause(admin, { reason: 'breathing-space', from: '2026-11-16' });
    app.clock.set('2026-12-11T09:00:00Z');
    await job('warn-of-limitation');
    expect((await mails('claim-time-runs-out')).length).toBeGreaterThan(0);
  });

  it('neither court route nor payment link is taken', async () => {
    const { admin, hannah, call, claim, pause, lift, rows } = await openHoldsBench();
    const link = {
      claimId: claim.id,
      defendantEmail: 'sam@reed.example',
      defendantName: 'Sam Reed',
      amount: claim.amount,
    };
    const sendLink = async () =>
      (await call<{ success: boolean }>(admin, 'POST', '/functions/v1/send-payment-link', link)).body;
    await pause(admin, { reason: 'debt-advice', until: '2026-12-01' });
    const refused =
      'This claim is paused until 1 December 2026, so nothing can be asked of the defendant now.';
    expect(await call(hannah, 'POST', `/api/claims/${claim.id}/court-route`)).toMatchObject({
      status: 409,
      body: { error: { message: refused } },
    });
    expect(await sendLink()).toMatchObject({ success: false, error: refused });
    expect(await rows('payment_intents')).toEqual([]);
    await lift(admin);
    expect(await sendLink()).toMatchObject({ success: true });
  });

  it('an unpaid link stays payable for as much longer', async () => {
    const { app, admin, call, claim, pause, endHolds, rows } = await openHoldsBench();
    const sent = await call<{ success: boolean }>(admin, 'POST', '/functions/v1/send-payment-link', {
      claimId: claim.id,
      defendantEmail: 'sam@reed.example',
      defendantName: 'Sam Reed',
      amount: claim.amount,
    });
    expect(sent.body).toMatchObject({ success: true });
    const expiry = async () => new Date(String((await rows('payment_intents'))[0]?.expires_at)).getTime();
    const before = await expiry();
    await pause(admin, { reason: 'debt-advice', until: '2026-11-25' });
    app.clock.set('2026-11-26T00:02:00Z');
    await endHolds();
    expect((await expiry()) - before).toBe(10 * 86_400_000);
  });

  it('a letter that waits stays where it is, and leaves when the claim goes on, dated on that day', async () => {
    const server = await startMailServer();
    const bench = await openClaimsBench({ settings: { SMTP_URL: server.url } });
    const { app, call } = bench;
    const hannah = await bench.signUp();
    const claim = await bench.queued(hannah);
    const letters = () => server.received.filter(({ recipients }) => recipients.includes('sam@reed.example'));
    await call(hannah, 'POST', `/api/claims/${claim.id}/hold`, { reason: 'mediation', until: '2026-11-20' });
    await bench.letLetterLeave(claim.id);
    expect(letters()).toEqual([]);
    const [waiting] = (await bench.rows('emails')).filter(({ kind }) => kind === 'letter-before-action');
    expect(waiting).toMatchObject({ attempts: 0, failed_at: null, sent_at: null });
    expect((await bench.claimOf(hannah, claim.id)).response_deadline).toBeNull();
    app.clock.set('2026-11-21T10:00:00Z');
    await app.runJobs({ evenIfLater: true });
    expect(letters()).toHaveLength(1);
    const gone = await bench.claimOf(await bench.signIn(hannah), claim.id);
    expect(gone.response_deadline).toMatch(/^2026-12-21T/);
    expect(gone.generated_letter_content).toContain('21 November 2026');
  });

  it('a letter that waits raises no alarm and is listed apart, unless no worker looks at it', async () => {
    const bench = await openClaimsBench();
    const { app, call, rows } = bench;
    const hannah = await bench.signUp();
    const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
    const claim = await bench.queued(hannah);
    await call(hannah, 'POST', `/api/claims/${claim.id}/hold`, { reason: 'mediation', until: '2026-11-20' });
    await app.platform.db.execute(
      sql`update emails set kept_at = created_at where kind <> 'letter-before-action'`,
    );
    await bench.letLetterLeave(claim.id);
    const figures = async () => {
      const text = await app.platform.metrics.text();
      const figure = (name: string) =>
        Number(text.match(new RegExp(`^plainclaim_${name} (\\S+)$`, 'm'))?.[1]);
      return ['letters_waiting', 'mails_waiting', 'oldest_waiting_mail_seconds', 'mails_resting'].map(figure);
    };
    expect(await figures()).toEqual([0, 0, 0, 1]);
    const [letter] = (await rows('emails')).filter(({ kind }) => kind === 'letter-before-action');
    type Listed = { mails: { id: string; state: string; waits: unknown }[] };
    const { body } = await call<Listed>(admin, 'GET', '/api/admin/mails?box=queued');
    expect(body.mails).toMatchObject([
      { id: letter?.id, state: 'queued', waits: { why: 'paused', until: '2026-11-16T11:00:00.000Z' } },
    ]);
    expect(await call(admin, 'POST', `/api/admin/mails/${letter?.id}/retry`)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/^Its claim is paused, so it waits\./) } },
    });
    app.clock.forward(3599);
    expect(await figures()).toEqual([0, 0, 0, 1]);
    app.clock.forward(91);
    expect(await figures()).toEqual([1, 1, 90, 0]);
    await bench.letLetterLeave(claim.id);
    expect(await figures()).toEqual([0, 0, 0, 1]);
    app.clock.set('2026-11-21T00:30:00Z');
    await bench.letLetterLeave(claim.id);
    // The letter has left; a mail with its new date to the claimant follows it.
    expect(await figures()).toEqual([0, 1, 0, 0]);
  });
});
