import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { type Details, openLetterMailsBench, plain } from '../testing/letter-mails-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

describe('a mail that fails for good', () => {
  it('is told to claimant and team, shown on the page and the dashboard, and written down', async () => {
    const { app, hannah, queued, server, mailTo, details, call, rows } = await openLetterMailsBench();
    const claim = await queued(hannah);
    server.refuseFor('sam@reed.example', { code: 550, text: 'no such user here' });
    await app.runJobs();
    const notice = 'Email sending failed: ';
    const toClaimant = server.received.filter(({ recipients }) => recipients.includes('hannah@post.example'));
    expect(toClaimant.map(({ parsed }) => parsed.subject)).toEqual(
      expect.arrayContaining([`Your letter could not be delivered – Claim ID: ${claim.id}`]),
    );
    const told = toClaimant.find(({ parsed }) => parsed.subject?.startsWith('Your letter could not'));
    expect(plain(told?.parsed.text)).toContain('sam@reed.example');
    expect(plain(told?.parsed.text)).toContain('no such user here');
    expect(told?.parsed.replyTo).toMatchObject([{ address: 'team@plainclaim.example' }]);
    expect(plain(mailTo('team@plainclaim.example').text)).toContain('no such user here');

    const page = await call<Details & { next_step: { kind: string } }>(
      hannah,
      'GET',
      `/api/claims/${claim.id}`,
    );
    const letter = page.body.mails.find(({ kind }) => kind === 'letter-before-action');
    expect(letter?.state).toBe('failed');
    expect(letter?.notice).toMatch(new RegExp(`^${notice}.*no such user here`));
    expect(page.body.next_step.kind).toBe('serve');
    expect(page.body.mails.map(({ kind }) => kind)).not.toContain('claim-mail-failed-team');
    const dashboard = await call<{ attention: object[] }>(hannah, 'GET', '/api/claims/dashboard');
    expect(dashboard.body.attention).toMatchObject([{ claim_id: claim.id, kind: 'mail-failed' }]);
    expect((await rows('history_events', 'sequence')).at(-1)).toMatchObject({
      kind: 'letter.failed',
      actor_kind: 'system',
      facts: { attempts: 1 },
    });
    // No further mail follows.
    await app.runJobs();
    expect(await rows('emails')).toHaveLength(4);
    expect((await details(hannah, claim.id)).mails).toHaveLength(3);
  });

  it('is not told to the mailbox that failed, and never told about itself', async () => {
    const { app, hannah, queued, server, rows } = await openLetterMailsBench();
    await queued(hannah);
    server.refuseFor('hannah@post.example', { code: 550, text: 'full' });
    server.refuseFor('team@plainclaim.example', { code: 550, text: 'gone' });
    for (let n = 0; n < 3; n++) await app.runJobs();
    const kinds = (await rows('emails')).map(({ kind }) => kind).sort();
    // The confirmation fails: only the team is mailed. That mail fails too, and no further one follows.
    expect(kinds).toEqual(['claim-confirmation', 'claim-mail-failed-team', 'letter-before-action']);
    expect(
      (await rows('history_events', 'sequence')).filter(({ kind }) => kind === 'mail.failed'),
    ).toHaveLength(2);
  });
});
