import { expect, it } from 'vitest';
import { demoPeople } from '../../../features/auth/index.ts';
import { verifyHistory } from '../../../features/history/index.ts';
import { testApp } from '../../../testing/test-app.ts';
import { demoSeeds } from '../demo.ts';
import { plantDemoData } from '../plant-demo-data.ts';
import { demoClaims } from './demo-claims.ts';

const now = '2026-11-16T10:00:00Z';

it('shows the demo plaintiff claims in several states, one with letter, documents and mails', async () => {
  const app = await testApp({ startAt: now });
  const [plaintiff] = demoPeople;
  await plantDemoData(app.platform, {
    seeds: demoSeeds.filter(({ name }) => name === 'people' || name === 'claims'),
    isEmbedded: true,
    siteUrl: 'http://plainclaim.test',
  });
  const session = (await (
    await app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: plaintiff.email, password: plaintiff.password }),
    })
  ).json()) as { access_token: string };
  const get = async (path: string) =>
    await (await app.request(path, { headers: { authorization: `Bearer ${session.access_token}` } })).json();
  expect(await get('/api/claims/dashboard')).toMatchObject({
    name: 'Hannah Okoro',
    stats: { total: 3, pending: 2, active: 0, resolved: 1 },
    drafts: [{ issue_type: 'Property Damage', defendant_name: 'Swift Parcels Ltd' }],
    attention: [{ kind: 'after-deadline' }],
  });
  expect(await get(`/api/claims/${demoClaims[0]?.id}`)).toMatchObject({
    next_step: { kind: 'wait' },
    documents: [{ file_type: 'application/pdf' }, { file_type: 'application/pdf' }],
    mails: [
      { state: 'kept', notice: null },
      { state: 'kept', notice: null },
    ],
  });
  for (const { id } of demoClaims)
    expect(await verifyHistory(app.platform.db, id)).toMatchObject({ whole: true });
  // No mail about them is sent later.
  expect((await app.runJobs()).failed).toBe(0);
});
