import { expect, it } from 'vitest';
import { claimsBenchOn } from '../../features/claims/testing/claims-bench-on.ts';
import { testApp } from '../test-app.ts';

const account = { account_holder: 'Mallory', sort_code: '20-00-00', account_number: '55779911' };

/** Other spellings of a route's path, and headers that make some servers change the method. */
const variantsOf = (path: string): readonly [string, Record<string, string>][] => {
  const [, first = '', ...rest] = path.split('/');
  const others = rest.join('/');
  return [
    [path, {}],
    [`${path}/`, {}],
    [`${path}?`, {}],
    [`${path};x=1`, {}],
    [`${path}%20`, {}],
    [`${path}%00`, {}],
    [`//${first}/${others}`, {}],
    [`/${first}//${others}`, {}],
    [`/${first}/./${others}`, {}],
    [`/${first}/x/../${others}`, {}],
    [`/${first.toUpperCase()}/${others}`, {}],
    [`/%61${first.slice(1)}/${others}`, {}],
    [`/${first}%2F${others}`, {}],
    [`/${first}/${others.slice(0, -1)}%${others.charCodeAt(others.length - 1).toString(16)}`, {}],
    [path, { 'x-http-method-override': 'GET', 'x-original-url': '/', 'x-rewrite-url': '/' }],
  ];
};

it('what asks who is there, or waits for a mailbox, does so however its address is written', async () => {
  const app = await testApp({ settings: { RATE_LIMITS: 'off', AUTH_MAILBOX_PROOF: 'on' } });
  const { signUp, readyDraft, rows } = claimsBenchOn(app);
  const hannah = await signUp();
  const draft = await readyDraft(hannah);
  const send = async (method: string, path: string, headers: Record<string, string>, body: object) =>
    (
      await app.request(path, {
        method,
        headers: { authorization: `Bearer ${hannah.token}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status;
  const refused = async (method: string, path: string, body: object) => {
    for (const [variant, headers] of variantsOf(path)) {
      const status = await send(method, variant, headers, body);
      expect([400, 401, 403, 404, 405], `${method} ${variant}: ${status}`).toContain(status);
    }
  };
  // The mailbox is not proven yet.
  await refused('POST', `/api/claims/drafts/${draft.id}/submit`, {});
  await refused('PUT', '/api/account/payout-details', account);
  await app.platform.db.execute('update auth_users set email_proven_at = created_at');
  // Now the sign-in is too old to count as a confirmation.
  app.clock.forward(11 * 60);
  await refused('PUT', '/api/account/payout-details', account);
  await refused('PUT', '/auth/v1/user', { password: 'another-kettle-42' });
  await refused('PUT', '/auth/v1/user', { email: 'mallory@post.example' });
  await refused('POST', '/auth/v1/factors', { factor_type: 'totp' });
  expect(await rows('payout_details', 'user_id')).toEqual([]);
  expect(await rows('legal_claims')).toEqual([]);
  expect(await rows('auth_factors')).toEqual([]);
});

it('a field sent twice, or of another kind, is read as one or refused', async () => {
  const app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  const hannah = await claimsBenchOn(app).signUp();
  app.clock.forward(11 * 60);
  const send = (body: string) =>
    app.request('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${hannah.token}`, 'content-type': 'application/json' },
      body,
    });
  for (const body of [
    '{"data":{},"password":"another-kettle-42"}',
    '{"password":"","password":"another-kettle-42"}',
    '{"password":["another-kettle-42"]}',
    '{"__proto__":{"password":"another-kettle-42"},"email":"mallory@post.example"}',
    '{"password":"another-kettle-42","nonce":""}',
    '{"password":"another-kettle-42","nonce":null}',
    '{"email":"mallory@post.example","nonce":"000000"}',
  ])
    expect([400, 422], body).toContain((await send(body)).status);
});
