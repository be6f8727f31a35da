import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const checkout = {
  token: 'forged',
  paymentIntentId: 'p',
  claimId: 'c',
  amount: 100,
  currency: 'gbp',
  successUrl: 'http://plainclaim.test/pay/success',
  cancelUrl: 'http://plainclaim.test/pay/x',
  plaintiffName: 'a',
  defendantName: 'b',
  issueType: 'c',
};

it('the payment functions, which anyone may call, each have a limit per visitor', async () => {
  const { request, clock } = await testApp({ settings: { TRUSTED_PROXIES: '1' } });
  const call = (name: string, body: object, address: string) =>
    request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const visitor = '203.0.113.9';
  for (const [name, body, burst] of [
    ['fetch-payment-data', { token: 'forged' }, 120],
    ['process-payment', checkout, 30],
    ['handle-payment-success-test', { token: 'forged' }, 120],
  ] as const) {
    const statuses = await Promise.all(
      Array.from({ length: burst + 5 }, async () => (await call(name, body, visitor)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await call(name, body, visitor);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect((await call(name, body, '203.0.113.10')).status, 'others are not affected').toBe(200);
  }
  clock.forward(600);
  expect((await call('process-payment', checkout, visitor)).status).toBe(200);
});
