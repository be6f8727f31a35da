import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newWallet } from '../../server/src/features/auth/testing/new-wallet.ts';
import {
  askedBy,
  assertionOf,
  openSignInService,
  responseOf,
} from '../../server/src/features/auth/testing/sign-in-service.ts';
import { captchaScript } from './captcha-script.ts';
import { startServer } from './start-server.ts';

export type CaptchaService = 'hcaptcha' | 'turnstile';

/**
 * The built server with every way of signing in, and the services they need: an organisation's sign-in page
 * and a captcha.
 */
export async function startWithWays(captcha?: CaptchaService, more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-ways-'));
  const outside = await startOutside();
  const metadataFile = join(folder, 'metadata.xml');
  await writeFile(metadataFile, outside.metadata);
  const organisations = [
    { id: '5b0c8a52-6a6f-4d2f-9f3c-1d2f6a7b8c9d', domains: ['firm.example'], metadata_file: metadataFile },
  ];
  const providersFile = join(folder, 'organisations.json');
  await writeFile(providersFile, JSON.stringify(organisations));
  const server = await startServer({
    AUTH_PHONE: 'on',
    AUTH_WEB3: 'on',
    AUTH_SAML: 'on',
    AUTH_SAML_PROVIDERS_FILE: providersFile,
    ...(captcha && {
      AUTH_CAPTCHA: captcha,
      AUTH_CAPTCHA_SECRET: 'a-secret',
      AUTH_CAPTCHA_SITE_KEY: 'a-site-key',
      AUTH_CAPTCHA_URL: `${outside.address}/siteverify`,
      AUTH_CAPTCHA_SCRIPT_URL: `${outside.address}/${captcha}.js`,
    }),
    ...more,
  });
  const stop = async () => {
    await server.stop();
    await outside.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, outside, stop };
}

/** Both run on this machine: the organisation signs Ada in at once, the captcha accepts each proof once. */
async function startOutside() {
  let made = 0;
  const issued = new Set<string>();
  const asked: string[] = [];
  let service: ReturnType<typeof openSignInService>;
  const server: Server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', address);
    if (url.pathname === '/sso') {
      const { relayState, id, returnUrl, issuer } = askedBy(url.href);
      const said = {
        issuer: service.entityId,
        audience: issuer,
        recipient: returnUrl,
        inResponseTo: id,
        nameId: 'ada-1',
        email: 'ada@firm.example',
        now: new Date(),
      };
      const answer = Buffer.from(responseOf(said, service.sign(assertionOf(said)))).toString('base64');
      res.setHeader('content-type', 'text/html').end(`<!doctype html><title>Firm</title>
        <form method="post" action="${returnUrl}"><input type="hidden" name="SAMLResponse" value="${answer}">
        <input type="hidden" name="RelayState" value="${relayState}"><button>Sign in at the firm</button></form>`);
    } else if (url.pathname.endsWith('.js')) {
      res.setHeader('content-type', 'text/javascript').end(captchaScript(address));
    } else if (url.pathname === '/frame') {
      // The captcha's frame, which posts a proof to its page.
      made += 1;
      const proof = `proof-${made}`;
      issued.add(proof);
      res.setHeader('content-type', 'text/html').end(`<!doctype html><title>Captcha</title>
        <body style="font:14px sans-serif">I am human<script>parent.postMessage({ proof: '${proof}' }, '*')</script>`);
    } else if (url.pathname === '/siteverify') {
      void readForm(req).then((form) => {
        const response = form.get('response') ?? '';
        asked.push(response);
        const success = form.get('secret') === 'a-secret' && issued.delete(response);
        res.setHeader('content-type', 'application/json').end(JSON.stringify({ success }));
      });
    } else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = openSignInService(`${address}/metadata`);
  return {
    address,
    asked,
    metadata: service.metadata.replace('https://idp.example.com/sso', `${address}/sso`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Installs a wallet in the page, as a browser extension does. */
export async function installWallet(page: Page): Promise<{ refuseNext(): void }> {
  const { request } = newWallet();
  let refuses = false;
  await page.exposeFunction('walletRequest', async (asked: Parameters<typeof request>[0]) => {
    if (asked.method !== 'personal_sign' || !refuses) return await request(asked);
    refuses = false;
    throw new Error('User rejected the request.');
  });
  await page.addInitScript(() => {
    const { walletRequest } = window as unknown as { walletRequest: (asked: unknown) => Promise<unknown> };
    Object.assign(window, { ethereum: { request: walletRequest } });
  });
  return {
    refuseNext: () => {
      refuses = true;
    },
  };
}
