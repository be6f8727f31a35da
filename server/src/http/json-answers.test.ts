import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compression } from './compression.ts';
import type { AppEnv } from './context.ts';
import { jsonAnswers, utf8OfJson } from './json-answers.ts';

const wide = { words: 'They’ve owed me £900 since Łódź 🧾. '.repeat(100) };

/** Over a real connection, body as it came. */
async function get(path: string, encoding = 'identity') {
  const http = new Hono<AppEnv>()
    .use(compression())
    .use(jsonAnswers)
    .get('/wide', (c) => c.json(wide))
    .get('/latin', (c) => c.json({ words: '£900' }, 201))
    .get('/own', (c) => c.json(wide, 200, { Vary: 'Authorization' }))
    .get('/named', (c) => {
      c.header('x-own', 'yes');
      return c.json(wide);
    });
  const server = createAdaptorServer({ fetch: http.fetch });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const res = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } });
  return { res, text: await res.text() };
}

describe('JSON answers', () => {
  it.each(['/wide', '/named'])('%s arrives to the letter, with its length in bytes', async (path) => {
    const { res, text } = await get(path);
    expect(JSON.parse(text)).toEqual(wide);
    expect(res.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(res.headers.get('content-type')).toBe('application/json');
    expect(res.headers.get('vary')).toBe('Accept-Encoding');
    expect(res.headers.get('x-own')).toBe(path === '/named' ? 'yes' : null);
  });

  it('keep their status', async () => {
    const { res, text } = await get('/latin');
    expect([res.status, JSON.parse(text)]).toEqual([201, { words: '£900' }]);
  });

  it('are compressed for whoever asks', async () => {
    const { res, text } = await get('/wide', 'br');
    expect(res.headers.get('content-encoding')).toBe('br');
    expect(res.headers.get('vary')).toBe('Accept-Encoding');
    // fetch has opened it already.
    expect(JSON.parse(text)).toEqual(wide);
    expect(Number(res.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(text) / 4);
  });

  it('vary by what their route says, too', async () => {
    expect((await get('/own')).res.headers.get('vary')).toBe('Authorization, Accept-Encoding');
  });
});

it('any JSON has the bytes that Node would write', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), (given, words) => {
      for (const text of [given, JSON.stringify(words), JSON.stringify(words.slice(1))])
        expect(Buffer.from(utf8OfJson(text) as string).equals(Buffer.from(text))).toBe(true);
    }),
  );
  // Half of a character.
  const broken = JSON.stringify('Ł\ud83e');
  expect(Buffer.from(utf8OfJson(broken) as Uint8Array).toString()).toBe(broken);
});
