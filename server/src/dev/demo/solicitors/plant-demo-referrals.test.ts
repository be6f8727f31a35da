import { expect, it } from 'vitest';
import { demoPeople } from '../../../features/auth/index.ts';
import { verifyHistory } from '../../../features/history/index.ts';
import { testApp } from '../../../testing/test-app.ts';
import { demoSeeds } from '../demo.ts';
import { plantDemoData } from '../plant-demo-data.ts';
import { demoReferrals } from './demo-referrals.ts';

it('gives the demo solicitor a case to answer and one to work on', async () => {
  const app = await testApp({ startAt: '2026-11-16T10:00:00Z' });
  const [, marcus] = demoPeople;
  await plantDemoData(app.platform, {
    seeds: demoSeeds.filter(({ name }) => ['people', 'solicitor', 'referrals'].includes(name)),
    isEmbedded: true,
    siteUrl: 'http://plainclaim.test',
  });
  const session = (await (
    await app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: marcus.email, password: marcus.password }),
    })
  ).json()) as { access_token: string };
  const get = async (path: string) =>
    (await (
      await app.request(path, { headers: { authorization: `Bearer ${session.access_token}` } })
    ).json()) as { referrals: { id: string }[] };
  expect(await get('/api/solicitor/referrals')).toMatchObject({
    referrals: [{ defendant_name: 'Harrow & Finch Builders Ltd', status: 'pending', urgency: 'high' }],
    stats: { pending: 1, accepted: 1, total_value: 28_500, completed: 0 },
  });
  const accepted = await get('/api/solicitor/referrals?tab=accepted');
  expect(await get(`/api/solicitor/referrals/${accepted.referrals[0]?.id}`)).toMatchObject({
    referral: { status: 'accepted', match_reason: expect.stringContaining('Chosen because') },
    claim: { status: 'active', defendant_name: 'Lyle Accountants LLP' },
    messages: [{ from: 'solicitor' }],
  });
  for (const { claim } of demoReferrals)
    expect(await verifyHistory(app.platform.db, claim.id)).toMatchObject({ whole: true });
  expect((await app.runJobs()).failed).toBe(0);
});
