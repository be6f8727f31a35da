import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppEnv } from '../context.ts';
import { securityHeaders } from '../security-headers.ts';
import { createSite } from './site.ts';

let buildDir: string;

beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'plainclaim-site-'));
});
afterEach(() => rm(buildDir, { recursive: true, force: true }));

const files: Record<string, string> = {
  'client/favicon.svg': '<svg/>',
  'client/assets/app-abc123.js': 'plain',
  'client/assets/app-abc123.js.br': 'brotli',
  'client/assets/app-abc123.js.gz': 'gzipped',
  'client/.vite/manifest.json': '{}',
  'server/index.js': `
    export const cacheKeyOf = (request) => {
      const { pathname } = new URL(request.url);
      return pathname.startsWith('/public/') && !request.headers.has('cookie') ? pathname : null;
    };
    let drawn = 0;
    export async function handleSiteRequest(request, { nonce, api, settings }) {
      const { pathname } = new URL(request.url);
      if (pathname === '/stream') {
        const stream = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('first'));
            globalThis.finishPage = () => controller.close();
          },
        });
        return new Response(stream, { headers: { 'Content-Type': 'text/html' } });
      }
      if (pathname.startsWith('/public/')) {
        const page = '<script nonce="' + nonce + '"></script> drawn ' + ++drawn;
        return new Response(page, { headers: { 'content-type': 'text/html', 'x-kind': 'page' } });
      }
      if (pathname === '/ask') return api('/api/echo', { headers: { 'x-mine': 'yes' } });
      return Response.json({ nonce, settings, method: request.method }, { headers: { 'Set-Cookie': 'a=1' } });
    }`,
};

async function build() {
  for (const [path, content] of Object.entries(files)) {
    const file = join(buildDir, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
}

const settings = {
  marketing: { professionals: '110+', successRate: '', access: '24/7', startTime: '5 minutes' },
  mailbox: 'claims@plainclaim.example',
  operator: null,
  cardProvider: 'test',
  signInWays: {
    email: true,
    phone: 'off',
    organisation: false,
    wallet: false,
    providers: [],
    signUp: true,
    secondStepRequired: false,
    captcha: null,
  },
  qaTools: true,
  lawFile: { rows: [], signOffs: [] },
} as const;

function serveSite(addRoutes: (app: Hono<AppEnv>) => unknown = () => {}) {
  const app = new Hono<AppEnv>();
  app.use(securityHeaders({ https: false }));
  app.get('/api/echo', (c) =>
    c.json({ mine: c.req.header('x-mine'), forwarded: c.req.header('x-forwarded-for') }),
  );
  addRoutes(app);
  app.use(
    createSite({
      buildDir,
      api: app.request,
      siteUrl: 'https://plainclaim.example',
      mode: 'embedded',
      ...settings,
      reportError: () => {},
    }),
  );
  return app;
}

describe('built files', () => {
  beforeEach(build);

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzipped'],
    ['br;q=0, gzip;q=0', null, 'plain'],
    ['', null, 'plain'],
  ])('are sent as the browser accepts them: "%s"', async (accepted, encoding, body) => {
    const headers = { 'accept-encoding': accepted };
    const response = await serveSite().request('/assets/app-abc123.js', { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  it('may be kept for ever when their name carries a hash, and for a while otherwise', async () => {
    const app = serveSite();
    const hashed = await app.request('/assets/app-abc123.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const plain = await app.request('/favicon.svg');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are not sent again to a browser that has them', async () => {
    const app = serveSite();
    const first = await app.request('/favicon.svg');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('answer HEAD without a body', async () => {
    const response = await serveSite().request('/favicon.svg', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('6');
    expect(await response.text()).toBe('');
  });

  it.each(['/assets/gone-xyz.js', '/assets/..%2f..%2fserver/index.js'])(
    '%s is plainly not there',
    async (path) => {
      const response = await serveSite().request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/.vite/manifest.json', '/assets/app-abc123.js.br'])('%s is not for visitors', async (path) => {
    const response = await serveSite().request(path);
    expect(await response.text()).not.toMatch(/^({}|brotli)$/);
  });
});

describe('pages', () => {
  beforeEach(build);

  it('get the nonce of the policy they are sent under', async () => {
    const response = await serveSite().request('/anything');
    const page = (await response.json()) as { nonce: string; settings: unknown };
    expect(page.nonce).toMatch(/^[\w-]{22}$/);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${page.nonce}'`);
    expect(response.headers.get('set-cookie')).toBe('a=1');
    expect(page.settings).toEqual({ mode: 'embedded', siteUrl: 'https://plainclaim.example', ...settings });
  });

  it('reach the API in the same process, for the same visitor', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const response = await serveSite().request('/ask', { headers });
    expect(await response.json()).toEqual({ mine: 'yes', forwarded: '203.0.113.9' });
  });

  it('arrive piece by piece', async () => {
    const response = await serveSite().request('/stream');
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('first');
    (globalThis as { finishPage?: () => void }).finishPage?.();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('take other methods too', async () => {
    const response = await serveSite().request('/appearance', { method: 'POST' });
    expect(await response.json()).toMatchObject({ method: 'POST' });
  });
});

describe('pages for everyone', () => {
  beforeEach(build);

  /** Each build is its own module, which counts how often it rendered a page. */
  const visit = async (app: Hono<AppEnv>, path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    const page = await response.text();
    const nonce = /nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(page).toContain(`nonce="${nonce}"`);
    return { page, nonce, drawn: page.split(' ').at(-1), kind: response.headers.get('x-kind') };
  };

  it('are rendered once, and sent each time under a nonce of its own', async () => {
    const app = serveSite();
    const first = await visit(app, '/public/page');
    const second = await visit(app, '/public/page');
    expect(second).toMatchObject({ drawn: '1', kind: 'page' });
    expect(second.nonce).not.toBe(first.nonce);
    expect(second.page).not.toContain(first.nonce);
  });

  it('are rendered for a request with a cookie, and not cached then', async () => {
    const app = serveSite();
    const headers = { cookie: 'pc_viewer=someone' };
    expect((await visit(app, '/public/page', headers)).drawn).toBe('1');
    expect((await visit(app, '/public/page', headers)).drawn).toBe('2');
    expect((await visit(app, '/public/page')).drawn).toBe('3');
    expect((await visit(app, '/public/page', headers)).drawn).toBe('4');
  });
});

describe('without a build', () => {
  it('says so, and serves the build once it is there', async () => {
    const app = serveSite();
    const missing = await app.request('/');
    expect(missing.status).toBe(503);
    expect(await missing.text()).toContain('has not been built');
    await build();
    expect((await app.request('/')).status).toBe(200);
  });
});
