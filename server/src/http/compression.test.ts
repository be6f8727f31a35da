import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compression } from './compression.ts';
import type { AppEnv } from './context.ts';
import { preferredEncoding } from './preferred-encoding.ts';

const long = 'A letter before action says who, what, when and how much. '.repeat(100);
const encoder = new TextEncoder();

function app() {
  const { promise: mayContinue, resolve: letContinue } = Promise.withResolvers<void>();
  const http = new Hono<AppEnv>()
    .use(compression())
    .get('/text', (c) => c.text(long))
    .get('/json', (c) => c.json({ long }))
    .get('/small', (c) => c.json({ small: 'yes' }))
    .get('/short', (c) => c.text('short', 200, { 'content-length': '5' }))
    .get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/png' }))
    .get('/ready', (c) => c.body(long, 200, { 'content-type': 'text/css', 'content-encoding': 'br' }))
    .get('/stream', (c) =>
      c.body(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(encoder.encode('<p>first</p>'));
            await mayContinue;
            controller.enqueue(encoder.encode('<p>second</p>'));
            controller.close();
          },
        }),
        200,
        { 'content-type': 'text/html' },
      ),
    );
  return { http, letContinue };
}

const get = (path: string, encoding: string) =>
  app().http.request(path, { headers: { 'accept-encoding': encoding } });

describe('compression', () => {
  it('answers in brotli or gzip, and the text comes back whole', async () => {
    const br = await get('/text', 'gzip, br');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-length')).toBeNull();
    expect(br.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(long);
    const gzip = await get('/text', 'gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(long);
  });

  it('knows the length of what is made in one piece, and leaves a small piece alone', async () => {
    for (const [encoding, expand] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const res = await get('/json', encoding);
      const bytes = await res.arrayBuffer();
      expect(res.headers.get('content-encoding')).toBe(encoding);
      expect(res.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(JSON.parse(expand(bytes).toString())).toEqual({ long });
    }
    const small = await get('/small', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-length')).toBe('15');
    expect(await small.json()).toEqual({ small: 'yes' });
  });

  it.each(['/short', '/picture', '/ready'])('leaves %s as it is', async (path) => {
    const res = await get(path, 'br');
    expect(res.headers.get('content-encoding')).toBe(path === '/ready' ? 'br' : null);
    expect(await res.text()).toBe(path === '/short' ? 'short' : long);
  });

  it('sends the first chunk of a stream before the second exists', async () => {
    const { http, letContinue } = app();
    const res = await http.request('/stream', { headers: { 'accept-encoding': 'gzip' } });
    const reader = res.body?.pipeThrough(new DecompressionStream('gzip')).getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('<p>first</p>');
    letContinue();
    const second = await reader?.read();
    expect(new TextDecoder().decode(second?.value)).toBe('<p>second</p>');
  });
});

describe('preferredEncoding', () => {
  it.each([
    ['', null],
    ['identity', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
  ])('%s → %s', (accepted, wanted) => expect(preferredEncoding(accepted)).toBe(wanted));
});
