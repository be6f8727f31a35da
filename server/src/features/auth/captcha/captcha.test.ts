import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { siteverify } from './siteverify.ts';

/** A local captcha service: the token `solved` is valid once; `broken` makes it fail. */
async function startCaptchaService() {
  const asked: URLSearchParams[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      asked.push(form);
      const response = form.get('response') ?? '';
      if (response === 'broken') return res.writeHead(503).end();
      const success = response.startsWith('solved') && form.get('secret') === 'a-secret';
      res.setHeader('content-type', 'application/json');
      return res.end(
        JSON.stringify({ success, ...(!success && { 'error-codes': ['invalid-input-response'] }) }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const fetchOutside = createFetchOutside({ privateNetwork: true });
  return { asked, captcha: siteverify({ url, secret: 'a-secret', fetchOutside }) };
}

const email = 'ada@example.com';
const password = goodPassword;

describe('with a captcha set up', () => {
  it('signs up and in with a solved one, and asks the service each time', async () => {
    const { asked, captcha } = await startCaptchaService();
    const bench = await openAuthBench({ deps: { captcha } });
    const client = bench.client({ address: '192.0.2.7' });
    const options = { captchaToken: 'solved-1' };
    expect((await client.signUp({ email, password, options })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password, options })).error).toBeNull();
    expect(asked.map((form) => form.get('response'))).toEqual(['solved-1', 'solved-1']);
    expect(asked[0]?.get('remoteip')).toBe('192.0.2.7');
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('refuses what a stranger can repeat', async () => {
    const { captcha } = await startCaptchaService();
    const bench = await openAuthBench({ deps: { captcha }, settings: { anonymousEnabled: true } });
    const client = bench.client();
    const options = { captchaToken: 'guessed' };
    const phone = '447700900123';
    const refusals = [
      await client.signUp({ email, password }),
      await client.signUp({ email, password, options }),
      await client.signInAnonymously({ options }),
      await client.signInWithPassword({ email, password, options }),
      await client.signInWithOtp({ email, options }),
      await client.signInWithOtp({ phone, options }),
      await client.resetPasswordForEmail(email, options),
      await client.resend({ type: 'signup', email, options }),
      await client.signInWithSSO({ domain: 'example.com', options }),
    ];
    for (const { error } of refusals) expect(error).toMatchObject({ status: 400, code: 'captcha_failed' });
    expect(await bench.mailsTo(email)).toEqual([]);
    expect((await (await bench.admin()).listUsers()).data.users).toEqual([]);
  });

  it('lets nobody in while the service is away', async () => {
    const { captcha } = await startCaptchaService();
    const bench = await openAuthBench({ deps: { captcha } });
    bench.log.expectError('the captcha service could not be asked');
    bench.log.expectError('auth request failed');
    const options = { captchaToken: 'broken' };
    expect((await bench.client().signUp({ email, password, options })).error).toMatchObject({ status: 500 });
  });

  it('does not stand in the way of a slash, nor of what is no JSON', async () => {
    const { captcha } = await startCaptchaService();
    const bench = await openAuthBench({ deps: { captcha } });
    expect((await bench.post('/signup/', { email, password })).status).toBe(400);
    const odd = await bench.request('/auth/v1/signup', { method: 'POST', body: 'not json' });
    expect(odd.status).toBe(400);
  });
});
