import { expect, it } from 'vitest';
import { openClaimsBench } from '../features/claims/testing/claims-bench.ts';

/**
 * Every route below /api/admin, read from the app itself, so that a new route is tested too. The ids are of
 * the caller's own claim, so that only the role can refuse the request.
 */
it('nobody but an admin gets anything from an address for admins, or changes anything there', async () => {
  const { app, signUp, withRole, submitted, call, rows } = await openClaimsBench({
    settings: { RATE_LIMITS: 'off' },
  });
  const plaintiff = await signUp();
  const claim = await submitted(plaintiff);
  const people = [
    plaintiff,
    await withRole(await signUp('solicitor'), 'solicitor'),
    await withRole(await signUp('tester'), 'tester'),
  ];
  const routes = app.app.http.routes.filter(
    ({ method, path }) => path.startsWith('/api/admin/') && method !== 'ALL' && method !== 'OPTIONS',
  );
  const addresses = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  expect(addresses.length).toBeGreaterThan(20);
  const tables = ['defendant_responses', 'claim_notes', 'claim_assessments', 'blog_posts', 'blog_categories'];
  const stored = async () => [
    ...(await Promise.all(tables.map((table) => rows(table)))),
    await rows('history_events', 'id'),
    (await rows('auth_audit', 'id')).filter(({ action }) => action === 'admin-act'),
    await rows('legal_claims'),
  ];
  const before = await stored();
  for (const address of addresses) {
    const [method = '', pattern = ''] = address.split(' ');
    const path = pattern.replace(/:\w+(\{[^}]*\})?/g, claim.id);
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    for (const person of people) {
      const answer = await call<{ error: { code: string } }>(person, method, path, body);
      expect.soft([address, answer.status, answer.body?.error?.code]).toEqual([address, 403, 'forbidden']);
    }
    const stranger = await call<{ error: { code: string } }>(null, method, path, body);
    expect.soft([address, stranger.status]).toEqual([address, 401]);
  }
  expect(await stored()).toEqual(before);
});
