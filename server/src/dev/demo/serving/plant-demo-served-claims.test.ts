import { expect, it } from 'vitest';
import { demoPeople } from '../../../features/auth/index.ts';
import { verifyHistory } from '../../../features/history/index.ts';
import { testApp } from '../../../testing/test-app.ts';
import { demoSeeds } from '../demo.ts';
import { plantDemoData } from '../plant-demo-data.ts';
import { demoServedClaims } from './demo-served-claims.ts';

it('shows letters that were refused and posted, that came back, and a pause that waits for an admin', async () => {
  const app = await testApp({ startAt: '2026-11-16T10:00:00Z' });
  await plantDemoData(app.platform, {
    seeds: demoSeeds.filter(({ name }) => name === 'people' || name === 'served-claims'),
    isEmbedded: true,
    siteUrl: 'http://plainclaim.test',
  });
  const [plaintiff] = demoPeople;
  const { access_token } = (await (
    await app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: plaintiff.email, password: plaintiff.password }),
    })
  ).json()) as { access_token: string };
  const pages = [];
  for (const { claim } of demoServedClaims) {
    const headers = { authorization: `Bearer ${access_token}` };
    const page = (await (await app.request(`/api/claims/${claim.id}`, { headers })).json()) as {
      service: { attempts: { method: string; outcome: string; proof_document_id: string | null }[] };
      next_step: { kind: string };
      claim: { response_deadline: string | null };
    };
    pages.push({
      attempts: page.service.attempts.map(({ method, outcome }) => `${method}: ${outcome}`),
      proofs: page.service.attempts.filter(({ proof_document_id }) => proof_document_id !== null).length,
      step: page.next_step.kind,
      deadline: page.claim.response_deadline?.slice(0, 10) ?? null,
    });
    expect(await verifyHistory(app.platform.db, claim.id)).toMatchObject({ whole: true });
  }
  expect(pages).toEqual([
    {
      attempts: ['email: failed', 'first-class-post: sent'],
      proofs: 1,
      step: 'wait',
      deadline: '2026-11-21',
    },
    { attempts: ['first-class-post: returned'], proofs: 1, step: 'serve', deadline: null },
    { attempts: ['email: sent'], proofs: 0, step: 'on-hold', deadline: '2026-11-30' },
  ]);
  // No mail about them is sent later.
  expect((await app.runJobs()).failed).toBe(0);
});
