import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from './context.ts';
import { isFromThisMachine, onlyThisMachine } from './from-this-machine.ts';

const asked = async (clientAddress: string, url: string, headers: Record<string, string> = {}) => {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('clientAddress', clientAddress);
      await next();
    })
    .get('/', onlyThisMachine('Not here.'), (c) => c.text(String(isFromThisMachine(c))));
  const answer = await app.request(url, { headers });
  return [answer.status, await answer.text()];
};

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/'],
  ['::1', 'http://[::1]:3000/'],
  ['::ffff:127.0.0.1', 'http://localhost:3000/'],
])('%s asking for %s is this machine', async (address, url) => {
  expect(await asked(address, url)).toEqual([200, 'true']);
});

it.each([
  ['another machine', '192.168.0.7', 'http://192.168.0.5:3000/', {}],
  ['another machine that says localhost', '192.168.0.7', 'http://localhost:3000/', {}],
  ['a page of another site whose name leads here', '127.0.0.1', 'http://evil.example:3000/', {}],
  [
    'someone behind a proxy of this machine',
    '127.0.0.1',
    'http://localhost:3000/',
    { 'x-forwarded-for': '203.0.113.9' },
  ],
])('%s is not, and is told so', async (_, address, url, headers) => {
  expect(await asked(address, url, headers)).toEqual([403, 'Not here.']);
});
