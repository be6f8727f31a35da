import { consentAfterWords, consentWords } from '@plainclaim/domain/solicitors/consent';
import { describe, expect, it } from 'vitest';
import { passOnUnanswered } from './answering/pass-on-referral.ts';
import type { SolicitorsDeps } from './solicitors.deps.ts';
import { type Bench, mailsOf } from './testing/mails-of.ts';
import { openSolicitorsBench, type SearchBody } from './testing/solicitors-bench.ts';

type ErrorBody = { readonly error: { readonly message: string } };

const noTime = { reason: 'No time at present.' };

const weekSeconds = 7 * 24 * 3600;

/** Runs the hourly job. */
const passOn = ({ app }: Bench) =>
  passOnUnanswered({ ...app.platform, siteUrl: 'http://plainclaim.test' } as unknown as SolicitorsDeps);

describe('asking for a solicitor', () => {
  it('asks the nearest who fits, says why, and tells both', async () => {
    const bench = await openSolicitorsBench();
    const far = await bench.approved('Far', { postcode: 'TR1 2AA' });
    const near = await bench.approved('Near');
    await bench.approved('Scot', { practice_areas: ['Personal Injury'] });
    const { status, body } = await bench.search();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      search: { status: 'asking', reason: 'over-limit' },
      asked: [{ name: 'Near Law', status: 'pending', contact: null }],
      reasons: [],
    });
    expect(body.asked[0]?.match_reason).toContain('in the same postcode district, LS1');
    expect(await mailsOf(bench, near.email)).toContain('referral-question');
    expect(await mailsOf(bench, far.email)).not.toContain('referral-question');
    expect(await mailsOf(bench, 'hannah@post.example')).toContain('referral-asked');
    const asked = (await bench.rows('emails')).find(({ kind }) => kind === 'referral-asked');
    expect(String(asked?.text).replaceAll(/\s+/g, ' ')).toContain(consentWords('on the claim’s page'));
    expect((await bench.events()).slice(-2)).toEqual(['solicitor.consented', 'solicitor.asked']);
  });

  it('needs consent, and one search is enough', async () => {
    const bench = await openSolicitorsBench();
    const { call, hannah, claim } = bench;
    await bench.approved('Near');
    const path = `/api/claims/${claim.id}/solicitor`;
    for (const body of [{}, { consent: false }])
      expect((await call(hannah, 'POST', path, body)).status).toBe(422);
    const both = await Promise.all([bench.search(), bench.search()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bench.rows('solicitor_searches', 'id')).toHaveLength(1);
    expect(await bench.rows('referrals', 'id')).toHaveLength(1);
  });

  it('is for claims above the limit, and for those an admin escalated', async () => {
    const bench = await openSolicitorsBench();
    const { call, admin, hannah } = bench;
    const near = await bench.approved('Near');
    const small = await bench.submitted(hannah, { amount: '900' });
    expect((await bench.search(small.id)).status).toBe(409);
    await call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Claim ID: ${small.id}`,
      email_body: 'Never.',
      sender_email: 'sam@reed.example',
    });
    await call(admin, 'POST', `/api/admin/claims/${small.id}/assessment`, { action: 'escalation' });
    bench.app.clock.forward(60);
    expect((await bench.search(small.id)).body.search).toMatchObject({ reason: 'admin-escalated' });
    for (const what of ['accept', 'start']) await bench.act(near, what);
    expect((await bench.act(near, 'complete', { outcome: 'other', note: 'Paid.' })).status).toBe(200);
    // The team suggested this solicitor, not another.
    expect(await bench.searchOf(small.id)).toMatchObject({ search: { status: 'completed' }, reasons: [] });
  });

  it('follows from a rejected offer on a large claim', async () => {
    const bench = await openSolicitorsBench();
    const { call, admin, hannah, claim } = bench;
    await bench.approved('Near');
    const offer = { claim_id: claim.id, offered_amount: 5000, defendant_message: '', admin_notes: '' };
    await call(admin, 'POST', '/functions/v1/handle-settlement-offer', offer);
    bench.app.clock.forward(60);
    const shown = await call<{ offer: { id: string } }>(hannah, 'GET', `/api/settlements/${claim.id}`);
    const path = `/api/settlements/${shown.body.offer.id}`;
    await call(hannah, 'POST', `${path}/reject`);
    expect((await call(hannah, 'POST', `${path}/solicitor`)).status).toBe(200);
    expect((await bench.searchOf()).search).toMatchObject({ reason: 'offer-rejected', status: 'asking' });
  });

  it('tells admins and claimant when nobody fits', async () => {
    const bench = await openSolicitorsBench();
    const { body } = await bench.search();
    expect(body).toMatchObject({ search: { status: 'exhausted' }, asked: [] });
    expect(await mailsOf(bench, 'team@plainclaim.example')).toContain('referral-nobody-left-team');
    expect(await mailsOf(bench, 'hannah@post.example')).toContain('referral-nobody-left-claimant');
    expect(body.reasons).toMatchObject([{ reason: 'over-limit' }]);
  });

  it('asks no one who is blocked', async () => {
    const bench = await openSolicitorsBench();
    const near = await bench.approved('Near');
    await bench.app.platform.db.execute(
      `update auth_users set banned_until = '2099-01-01' where id = '${near.id}'`,
    );
    expect((await bench.search()).body.search).toMatchObject({ status: 'exhausted' });
  });
});

describe('answering', () => {
  it('takes the case through to its end', async () => {
    const bench = await openSolicitorsBench();
    const near = await bench.approved('Near');
    await bench.search();
    expect((await bench.act(near, 'start')).status).toBe(409);
    expect((await bench.act(near, 'accept')).status).toBe(200);
    expect((await bench.rows('legal_claims'))[0]).toMatchObject({ status: 'active' });
    expect((await bench.searchOf()).asked[0]).toMatchObject({
      status: 'accepted',
      contact: { email: near.email, phone: '0113 496 0000' },
    });
    expect((await bench.act(near, 'start')).status).toBe(200);
    expect((await bench.act(near, 'complete', { outcome: 'victory' })).status).toBe(422);
    expect((await bench.act(near, 'complete', { outcome: 'other', note: ' ' })).status).toBe(422);
    expect((await bench.searchOf()).asked[0]).toMatchObject({ status: 'in-progress', outcome: null });
    const ending = { outcome: 'won', note: 'They have 14 days to pay.' };
    expect((await bench.act(near, 'complete', ending)).status).toBe(200);
    expect((await bench.searchOf()).asked[0]).toMatchObject({ outcome: 'won', outcome_note: ending.note });
    const told = (await bench.rows('emails')).find(({ kind }) => kind === 'referral-complete');
    expect(told?.text).toContain('They say how it ended: The court decided for you.');
    expect(told?.text).toContain('They have 14 days to pay.');
    expect(String(told?.text).replaceAll(/\s+/g, ' ')).toContain(consentAfterWords);
    const { call, hannah, claim } = bench;
    const list = await call(near, 'GET', '/api/solicitor/referrals?tab=accepted');
    expect(list.body).toMatchObject({
      referrals: [{ status: 'completed', amount: 15000, defendant_name: 'Sam Reed', urgency: 'medium' }],
      stats: { pending: 0, accepted: 1, total_value: 15000, completed: 1 },
    });
    expect((await bench.searchOf()).search).toMatchObject({ status: 'completed' });
    // What the consent says of the time after: it can no longer be taken back, and the case file stays open to them.
    expect((await call(hannah, 'DELETE', `/api/claims/${claim.id}/solicitor`)).status).toBe(409);
    const [done] = (list.body as { referrals: { id: string }[] }).referrals;
    expect((await call(near, 'GET', `/api/solicitor/referrals/${done?.id}`)).status).toBe(200);
    expect(await mailsOf(bench, 'hannah@post.example')).toEqual(
      expect.arrayContaining(['referral-accepted-claimant', 'referral-start', 'referral-complete']),
    );
    expect((await bench.events()).slice(-3)).toEqual([
      'solicitor.accepted',
      'solicitor.started',
      'solicitor.completed',
    ]);
  });

  it('declined, goes down the chain to its end', async () => {
    const bench = await openSolicitorsBench();
    const { call, claim } = bench;
    const [first, second] = [
      await bench.approved('First'),
      await bench.approved('Second', { postcode: 'BD1 1AA' }),
    ];
    await bench.search();
    const [asked] = await bench.cases(first);
    expect((await bench.act(first, 'decline', { reason: '  ' })).status).toBe(422);
    expect((await bench.act(first, 'decline', noTime)).status).toBe(200);
    expect(await bench.cases(first)).toEqual([]);
    expect((await call(first, 'GET', `/api/solicitor/referrals/${asked?.id}`)).status).toBe(404);
    expect((await call(first, 'GET', `/api/claims/${claim.id}`)).status).toBe(404);
    expect((await call(second, 'GET', `/api/claims/${claim.id}`)).status).toBe(200);
    expect((await bench.act(second, 'decline', noTime)).status).toBe(200);
    expect(await bench.searchOf()).toMatchObject({
      search: { status: 'exhausted' },
      asked: [{ status: 'declined' }, { status: 'declined' }],
    });
    expect(await mailsOf(bench, 'team@plainclaim.example')).toContain('referral-nobody-left-team');
    // In a new search, every solicitor may be asked again.
    expect((await bench.search()).body.asked).toHaveLength(1);
  });

  it('unanswered for three working days, is passed on, and the late answer is refused', async () => {
    const bench = await openSolicitorsBench();
    const { app, call } = bench;
    let [first, second] = [
      await bench.approved('First'),
      await bench.approved('Second', { postcode: 'BD1 1AA' }),
    ];
    await bench.search();
    const [asked] = await bench.cases(first);
    await passOn(bench);
    expect(await bench.cases(first)).toHaveLength(1);
    app.clock.forward(weekSeconds);
    [first, second] = [await bench.signIn(first), await bench.signIn(second)];
    await passOn(bench);
    await passOn(bench);
    const late = await call<ErrorBody>(first, 'POST', `/api/solicitor/referrals/${asked?.id}/accept`);
    expect([late.status, late.body.error.message]).toEqual([
      409,
      'This cannot be done now: the case is passed on to someone else.',
    ]);
    expect(await bench.cases(second)).toHaveLength(1);
    expect(await mailsOf(bench, first.email)).toContain('referral-expired');
    // True as well where no solicitor is left to ask.
    const expired = (await bench.rows('emails')).find(({ kind }) => kind === 'referral-expired');
    expect(String(expired?.text).replaceAll(/\s+/g, ' ')).toContain(
      'It is no longer with you; another solicitor is asked, if one fits.',
    );
  });

  it('at the same moment as the case is passed on, has one winner; the other is told', async () => {
    const bench = await openSolicitorsBench();
    const { app, call, rows } = bench;
    let first = await bench.approved('First');
    const second = await bench.approved('Second', { postcode: 'BD1 1AA' });
    await bench.search();
    const [asked] = await bench.cases(first);
    app.clock.forward(weekSeconds);
    first = await bench.signIn(first);
    const [answer] = await Promise.all([
      call<ErrorBody>(first, 'POST', `/api/solicitor/referrals/${asked?.id}/accept`),
      passOn(bench),
    ]);
    const mine = await bench.signIn(second);
    const next = await bench.act<ErrorBody>(mine, 'accept');
    expect([answer.status, next.status].filter((status) => status === 200)).toHaveLength(1);
    const live = (await rows('referrals', 'position')).filter(({ status }) => status === 'accepted');
    expect(live).toHaveLength(1);
  });

  it('twice at once, is one answer', async () => {
    const bench = await openSolicitorsBench();
    const near = await bench.approved('Near');
    await bench.search();
    const answers = await Promise.all([
      bench.act(near, 'accept'),
      bench.act(near, 'decline', noTime),
      bench.act(near, 'accept'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends when the claimant takes the consent back', async () => {
    const bench = await openSolicitorsBench();
    const { call, hannah, claim } = bench;
    const near = await bench.approved('Near');
    await bench.search();
    const path = `/api/claims/${claim.id}/solicitor`;
    const [asked] = await bench.cases(near);
    const { body } = await call<SearchBody>(hannah, 'DELETE', path);
    expect(body).toMatchObject({ search: { status: 'withdrawn' }, asked: [{ status: 'withdrawn' }] });
    expect((await call(near, 'GET', `/api/solicitor/referrals/${asked?.id}`)).status).toBe(404);
    expect((await call(near, 'POST', `/api/solicitor/referrals/${asked?.id}/accept`)).status).toBe(409);
    expect((await call(hannah, 'DELETE', path)).status).toBe(409);
    expect(await mailsOf(bench, near.email)).toContain('referral-withdrawn');
  });
});
