import { type Browser, chromium } from '@playwright/test';
import type { LaunchedChrome } from 'chrome-launcher';
import { consentCookie } from '../../../e2e/support/consent.ts';
import { sessionStorageKey } from '../../../web/app/lib/auth/auth-client.ts';
import { writeViewerHint } from '../../../web/app/lib/viewer-hint.ts';
import { type DemoRole, sessionOf } from '../production-server.ts';

/** Gives the browser that Lighthouse uses a session and an answered cookie banner. */
export async function signInInBrowser(chrome: LaunchedChrome, address: string) {
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await context.addCookies([consentCookie(address)]);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  return {
    /**
     * Renewed for each visit: a session changes as it is refreshed, and the previous page's scripts must be
     * gone.
     */
    as: async (role: DemoRole): Promise<void> => {
      const kept = await sessionOf(address, role);
      // A file of the site's origin in which no script runs.
      await tab.goto(new URL('/robots.txt', address).href);
      await tab.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionStorageKey,
        kept,
      ] as const);
      // The cookie that signing in sets, so that the server renders the right header at once.
      const { email } = (JSON.parse(kept) as { user: { email: string } }).user;
      await tab.evaluate(
        (hint) => Object.assign(document, { cookie: hint }),
        writeViewerHint({ role, email }, false),
      );
      await tab.goto('about:blank');
      await session.send('Network.clearBrowserCache');
    },
    stop: () => browser.close(),
  };
}
