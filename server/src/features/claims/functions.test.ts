import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { claimNotFoundWords } from './claim-not-found.ts';
import { type ClaimBody, type ErrorAnswer, openClaimsBench, type Person } from './testing/claims-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

type Outcome = { success: boolean; message?: string; error?: string };

async function open(settings: Record<string, string> = {}) {
  const bench = await openClaimsBench({ settings });
  const hannah = await bench.signUp();
  const sendLetter = <Body = Outcome>(person: Person, claim: ClaimBody, more: object = {}) =>
    bench.call<Body>(person, 'POST', '/functions/v1/send-lba-email', {
      to: claim.defendant_email,
      subject: 'Whatever the caller says',
      body: 'Pay me at another place',
      attachments: [],
      claimId: claim.id,
      isUnknownEmail: false,
      ...more,
    });
  const confirm = <Body = Outcome>(person: Person, claim: ClaimBody, more: object = {}) =>
    bench.call<Body>(person, 'POST', '/functions/v1/send-claim-confirmation', {
      claimData: {
        claimId: claim.id,
        plaintiffEmail: 'hannah@post.example',
        plaintiffName: 'Hannah Okoro',
        issueType: 'Debt Recovery',
        amount: 1250.5,
        jurisdiction: 'England & Wales',
        ...more,
      },
    });
  return { ...bench, hannah, sendLetter, confirm };
}

describe('send-lba-email', () => {
  it('does nothing twice: the letter that submitting sent is the letter', async () => {
    const { hannah, readyDraft, submit, letLetterLeave, sendLetter, rows } = await open();
    const { id } = await readyDraft(hannah, {}, { 'invoice.pdf': pdf });
    const { claim } = (await submit(hannah, id)).body;
    const waiting = 'Letter Before Action is waiting to leave with 1 attachment(s).';
    expect((await sendLetter(hannah, claim)).body).toEqual({
      success: true,
      message: `${waiting} The claim’s page shows when it has.`,
    });
    await letLetterLeave(id);
    const attachments = [{ filename: 'invoice.pdf', content: 'bm90IHRoaXM=', contentType: 'text/plain' }];
    for (let n = 0; n < 2; n++)
      expect(await sendLetter(hannah, claim, { attachments })).toEqual({
        status: 200,
        body: {
          success: true,
          message: 'Letter Before Action has been sent to the defendant with 1 attachment(s)',
        },
      });
    expect(await rows('emails')).toHaveLength(2);
  });

  it('says it without a number when nothing is attached, and of the team when the address is unknown', async () => {
    const { hannah, submitted, sendLetter } = await open();
    const known = await submitted(hannah);
    expect((await sendLetter(hannah, known)).body.message).toBe(
      'Letter Before Action has been sent to the defendant',
    );
    const unknown = await submitted(hannah, { defendantEmailUnknown: true });
    const { body } = await sendLetter(hannah, unknown, {
      to: 'team@plainclaim.example',
      isUnknownEmail: true,
    });
    expect(body.message).toBe('The product team has been notified about the unknown email address');
    const asStored = await sendLetter(hannah, unknown, { isUnknownEmail: true });
    expect(asStored.body).toEqual(body);
  });

  it('sends the stored letter of a claim that has not been sent, once, and sets its deadline', async () => {
    const { app, hannah, queued, letLetterLeave, sendLetter, rows } = await open();
    const claim = await queued(hannah);
    await app.platform.db.execute(sql`delete from emails where kind = 'letter-before-action'`);
    app.clock.forward(600);
    const answers = await Promise.all([sendLetter(hannah, claim), sendLetter(hannah, claim)]);
    for (const { body } of answers) expect(body.success).toBe(true);
    const letters = (await rows('emails')).filter(({ kind }) => kind === 'letter-before-action');
    expect(letters).toMatchObject([{ to_address: 'sam@reed.example' }]);
    expect(String(letters[0]?.text)).not.toContain('Pay me at another place');
    await letLetterLeave(claim.id);
    const [row] = await rows('legal_claims');
    expect(new Date(String(row?.response_deadline)).toISOString()).toBe('2026-12-16T10:10:00.000Z');
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('posts nothing for a claim that is closed', async () => {
    const { app, hannah, submitted, sendLetter, rows } = await open();
    const claim = await submitted(hannah);
    await app.platform.db.execute(sql`delete from emails where kind = 'letter-before-action'`);
    await app.platform.db.execute(sql`update legal_claims set status = 'cancelled', letter_sent_at = null`);
    expect(await sendLetter(hannah, claim)).toMatchObject({
      status: 200,
      body: { success: false, error: 'A letter can only be sent while the claim is open.' },
    });
    expect((await rows('emails')).map(({ kind }) => kind)).toEqual(['claim-confirmation']);
  });

  it('refuses another recipient, another flag and files that are not the claim’s', async () => {
    const { hannah, submitted, sendLetter, rows } = await open();
    const claim = await submitted(hannah);
    for (const more of [
      { to: 'someone@else.example' },
      { isUnknownEmail: true },
      { attachments: [{ filename: 'other.pdf' }] },
    ]) {
      expect(await sendLetter(hannah, claim, more)).toEqual({
        status: 200,
        body: { success: false, error: 'This does not match the stored claim, so nothing was sent.' },
      });
    }
    expect(await rows('emails')).toHaveLength(2);
  });

  it('says why when the letter failed', async () => {
    const server = await startMailServer();
    server.refuseFor('sam@reed.example', { code: 550, text: 'no such user here' });
    const { app, hannah, submitted, sendLetter } = await open({ SMTP_URL: server.url });
    const claim = await submitted(hannah);
    await app.runJobs();
    const { body } = await sendLetter(hannah, claim);
    expect(body.success).toBe(false);
    expect(body.error).toMatch(/^Email sending failed: .*no such user here/);
  });

  it('is for the claimant and admins only', async () => {
    const { hannah, signUp, withRole, submitted, sendLetter, confirm } = await open();
    const claim = await submitted(hannah);
    const others = [
      await signUp('sam'),
      await withRole(await signUp('solicitor'), 'solicitor'),
      await withRole(await signUp('tester'), 'tester'),
    ];
    for (const other of others)
      for (const answer of [
        await sendLetter<ErrorAnswer>(other, claim),
        await confirm<ErrorAnswer>(other, claim),
      ])
        expect([answer.status, answer.body.error.message]).toEqual([404, claimNotFoundWords]);
    const admin = await withRole(await signUp('admin'), 'admin');
    expect((await sendLetter(admin, claim)).body.success).toBe(true);
    expect((await confirm(admin, claim)).body.success).toBe(true);
  });
});

describe('send-claim-confirmation', () => {
  it('confirms what was not confirmed, and never twice', async () => {
    const { app, hannah, submitted, confirm, rows } = await open();
    const claim = await submitted(hannah);
    expect((await confirm(hannah, claim)).body).toEqual({
      success: true,
      message: 'The confirmation has been sent to the claimant',
    });
    expect(await rows('emails')).toHaveLength(2);
    await app.platform.db.execute(sql`delete from emails where kind = 'claim-confirmation'`);
    await Promise.all([confirm(hannah, claim), confirm(hannah, claim)]);
    const mails = (await rows('emails')).filter(({ kind }) => kind === 'claim-confirmation');
    expect(mails).toMatchObject([{ to_address: 'hannah@post.example', claim_id: claim.id }]);
  });

  it.each([
    { plaintiffEmail: 'someone@else.example' },
    { plaintiffName: 'Someone Else' },
    { issueType: 'Other' },
    { amount: 1250.51 },
    { jurisdiction: 'Scotland' },
  ])('refuses %o', async (more) => {
    const { hannah, submitted, confirm } = await open();
    expect(await confirm(hannah, await submitted(hannah), more)).toMatchObject({
      status: 200,
      body: { success: false, error: 'This does not match the stored claim, so nothing was sent.' },
    });
  });
});
