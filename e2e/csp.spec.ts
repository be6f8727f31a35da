import { get } from 'node:http';
import { open, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

type Answer = { readonly policy: string; readonly pieces: readonly string[]; readonly html: string };

/** Fetches a page and returns its chunks as they arrive. */
function fetchPieces(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } }, (response) => {
      const pieces: string[] = [];
      response.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          policy: String(response.headers['content-security-policy']),
          pieces,
          html: pieces.join(''),
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

const nonceOf = (policy: string) => /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
const scriptTags = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);

const streamed = '/dev/ui';

test('a page arrives in pieces: the browser draws the first while the last is made', async ({ baseURL }) => {
  const { policy, pieces, html } = await fetchPieces(`${baseURL}${streamed}`);
  const heading = pieces.findIndex((piece) => piece.includes('<h1'));
  const latePart = pieces.findIndex((piece) => piece.includes('It came after the page'));
  expect(heading).toBeGreaterThanOrEqual(0);
  expect(latePart).toBeGreaterThan(heading);
  // The script that moves the streamed part into place is inline too.
  for (const tag of scriptTags(html)) expect(tag).toContain(`nonce="${nonceOf(policy)}"`);
});

test('the late part takes its place without a complaint', async ({ page }) => {
  await page.goto(streamed);
  await expect(page.getByText('It came after the page').first()).toBeVisible();
  await whenHydrated(page);
});

for (const path of ['/', '/blog', '/signin', '/pay/no-such-token', '/plaintiff-dashboard', '/no-such-page']) {
  test(`${path} runs no script without its nonce`, async ({ baseURL }) => {
    const { policy, html } = await fetchPieces(`${baseURL}${path}`);
    const nonce = nonceOf(policy);
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    const inline = scriptTags(html).filter((tag) => !tag.includes(' src='));
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<style\b(?![^>]* nonce=)/);
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
  });
}

test('every answer has a nonce of its own', async ({ baseURL }) => {
  const nonces = new Set<string>();
  for (let loads = 0; loads < 4; loads += 1) nonces.add(nonceOf((await fetchPieces(`${baseURL}/`)).policy));
  expect(nonces.size).toBe(4);
});

test('the policy allows scripts of ours and nothing inline', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  expect(rules.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
  expect(rules.get('default-src')).toEqual(["'self'"]);
  expect(rules.get('object-src')).toEqual(["'none'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  expect(rules.get('style-src-elem')).not.toContain("'unsafe-inline'");
});

test.describe('an inline script that is not ours', () => {
  test.use({
    mayComplain: /policy: script-src-elem blocked inline|violates the following Content Security Policy/,
  });

  test('is blocked, and the watch of these tests would notice', async ({ page, complaints }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.body.append(script);
    });
    await expect.poll(() => complaints.join('\n')).toContain('policy: script-src-elem blocked inline');
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});
