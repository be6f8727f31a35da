import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { authSettings } from '../server/src/features/auth/auth.settings.ts';
import { makeServiceKey } from '../server/src/features/auth/service/make-service-key.ts';
import { openKeys } from '../server/src/features/auth/tokens/key-file.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { consentCookie } from './support/consent.ts';
import { changeDatabase } from './support/database.ts';
import { codeIn, linkIn, newestMail } from './support/mailbox.ts';
import { newAddress, password, press, sessionInBrowser, signedIn, signIn } from './support/new-person.ts';
import { open } from './support/page.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, full, test } from './support/test.ts';

/** A user, the tab that requested the mail, and the server's admin API. */
type Scene = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly email: string;
  readonly programs: Programs;
};
type Programs = { post(path: string, data: object): Promise<void> };

type Kind = {
  readonly button: string;
  readonly subject: RegExp;
  /** Requests the mail on the page that a user would use. Returns the mailboxes that receive one. */
  ask(scene: Scene): Promise<readonly string[]>;
  /** Where confirming the link leads. */
  expectLanding(page: Page): Promise<void>;
};

const confirmedAccount = ({ programs, email }: Scene) =>
  programs.post('/admin/users', {
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: 'Hannah' },
  });

const onDashboard = async (page: Page) => {
  await page.waitForURL('/plaintiff-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/);
};

async function fillSignUp({ page, email }: Scene): Promise<void> {
  await open(page, '/signup/plaintiff');
  await page.getByLabel('Full name').fill('Hannah Okoro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I am 18 or over/).check();
  await press(page, 'Create Account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
}

const kinds: Readonly<Record<string, Kind>> = {
  'a sign-in link': {
    button: 'Sign in',
    subject: /sign in/i,
    ask: async (scene) => {
      await confirmedAccount(scene);
      await open(scene.page, '/signin');
      await scene.page.getByLabel('Email').fill(scene.email);
      await press(scene.page, 'Sign in with Magic Link');
      return [scene.email];
    },
    expectLanding: onDashboard,
  },
  'a link that confirms a sign-up': {
    button: 'Confirm my address',
    subject: /confirm/i,
    ask: async (scene) => {
      await fillSignUp(scene);
      return [scene.email];
    },
    expectLanding: (page) => page.waitForURL('/submit-claim'),
  },
  'a link to a new password': {
    button: 'Choose a new password',
    subject: /password/i,
    ask: async (scene) => {
      await confirmedAccount(scene);
      await open(scene.page, '/reset-password');
      await scene.page.getByLabel('Email').fill(scene.email);
      await press(scene.page, 'Send the Link');
      return [scene.email];
    },
    expectLanding: async (page) => {
      await page.waitForURL('/reset-password');
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    },
  },
  'the links of a change of address': {
    button: 'Yes, change it',
    subject: /address/i,
    ask: async (scene) => {
      await confirmedAccount(scene);
      const { page, email, request } = scene;
      const session = await sessionInBrowser(request, '', signedIn(email, password));
      await page.context().setStorageState(session);
      await open(page, '/profile');
      await press(page, 'Change sign-in email');
      await page.getByLabel('New sign-in email').fill(`new-${email}`);
      await press(page, 'Send the links');
      await expect(page.getByText(/Waiting for you to confirm/)).toBeVisible();
      return [email, `new-${email}`];
    },
    expectLanding: async (page) => {
      await page.waitForURL('/profile');
      await expect(page.getByText(/You sign in with new-/)).toBeVisible();
    },
  },
  'an invitation': {
    button: 'Accept the invitation',
    subject: /invited/i,
    ask: async ({ programs, email, page }) => {
      await programs.post('/invite', { email, data: { full_name: 'Hannah Okoro', role: 'plaintiff' } });
      await open(page, '/');
      return [email];
    },
    expectLanding: onDashboard,
  },
};

test.describe('mailed links', () => {
  // One server for all of these tests, which requires confirmed addresses.
  test.describe.configure({ mode: 'default' });
  let server: RunningServer;
  let programs: Programs;
  test.beforeAll(async ({ playwright }) => {
    server = await startServer({ AUTH_EMAIL_AUTOCONFIRM: 'off' });
    const keys = await openKeys({ keyFile: undefined, sharedSecret: undefined, dataDir: server.dataDir });
    const settings = authSettings(server.address);
    const key = await makeServiceKey({ keys, clock: systemClock, settings }, 1);
    const request = await playwright.request.newContext({
      baseURL: server.address,
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    programs = {
      post: async (path, data) => {
        const answer = await request.post(`/auth/v1${path}`, { data });
        expect(answer.status(), await answer.text()).toBeLessThan(300);
      },
    };
  });
  test.afterAll(() => server?.stop());

  const newBrowser = async (browser: Browser): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
    await context.addCookies([consentCookie(server.address)]);
    return context;
  };

  /** Requests a mail of this kind; returns its links in the order in which they are opened. */
  async function asked(browser: Browser, kind: Kind) {
    const context = await newBrowser(browser);
    const page = await context.newPage();
    const scene = { page, request: context.request, email: newAddress(), programs };
    const links: string[] = [];
    for (const mailbox of await kind.ask(scene))
      links.push(linkIn(await newestMail(context.request, mailbox, kind.subject)));
    return { ...scene, context, links };
  }

  async function openAll(page: Page, { button }: Kind, links: readonly string[]): Promise<void> {
    for (const [nth, link] of links.entries()) {
      await page.goto(link);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      if (nth < links.length - 1) await expect(page.getByText('This address has agreed.')).toBeVisible();
    }
  }

  for (const [name, kind] of Object.entries(kinds)) {
    test.describe(name, () => {
      test('lands in the tab that asked', full, async ({ browser }) => {
        const { context, page, links } = await asked(browser, kind);
        await openAll(page, kind, links);
        await kind.expectLanding(page);
        // The replaced session has ended.
        await page.goto('/profile');
        await expect(page.getByRole('listitem').filter({ hasText: 'Signed in ' })).toHaveCount(1);
        await context.close();
      });

      test('lands in a tab of its own, and the tab that asked goes along', full, async ({ browser }) => {
        const { context, page, links } = await asked(browser, kind);
        const tab = await context.newPage();
        await openAll(tab, kind, links);
        await kind.expectLanding(tab);
        if (name === 'an invitation')
          await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
        else await kind.expectLanding(page);
        await context.close();
      });

      test('lands in another browser, and works no second time in either', full, async ({ browser }) => {
        const { context, page, links } = await asked(browser, kind);
        const elsewhere = await newBrowser(browser);
        const tab = await elsewhere.newPage();
        await openAll(tab, kind, links);
        await kind.expectLanding(tab);
        for (const again of [tab, page]) {
          await again.goto(links.at(-1) ?? '');
          await expect(again.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
        }
        await tab.getByRole('link', { name: 'Go to your dashboard' }).click();
        await onDashboard(tab);
        await elsewhere.close();
        await context.close();
      });

      test('says so when it has expired, and leads to a new one', full, async ({ browser }) => {
        const { context, page, links, email } = await asked(browser, kind);
        await changeDatabase(
          `update auth_codes set expires_at = now() - interval '1 second' where address like '%' || $1`,
          [email],
          server.dataDir,
        );
        const tab = await context.newPage();
        for (const link of links) {
          await tab.goto(link);
          await expect(tab.getByText('Email link is invalid or has expired')).toBeVisible();
        }
        const wayOn = /Back to sign in|Ask for a new link|Go to your dashboard/;
        await expect(tab.getByRole('main').getByRole('link', { name: wayOn }).first()).toBeVisible();
        await page.close();
        await context.close();
      });
    });
  }

  test(
    'a sign-up is confirmed by its code, on its own page or when signing in',
    full,
    async ({ browser }) => {
      const context = await newBrowser(browser);
      const page = await context.newPage();
      const first = { page, request: context.request, email: newAddress(), programs };
      await fillSignUp(first);
      const mail = await newestMail(context.request, first.email, /confirm/i);
      await page.getByLabel('Code from the email').fill(codeIn(mail));
      await press(page, 'Continue');
      await page.waitForURL('/submit-claim');
      await context.close();

      const later = await newBrowser(browser);
      const tab = await later.newPage();
      const second = { page: tab, request: later.request, email: newAddress(), programs };
      await fillSignUp(second);
      const unread = await newestMail(later.request, second.email, /confirm/i);
      await signIn(tab, second.email);
      await expect(tab.getByText('Confirm your email address first')).toBeVisible();
      await press(tab, 'Send a new email');
      await expect(tab.getByText('A new email is on its way.')).toBeVisible();
      const again = await newestMail(later.request, second.email, /confirm/i, unread);
      await tab.getByLabel('Code from the email').fill(codeIn(again));
      await press(tab, 'Continue');
      await onDashboard(tab);
      await later.close();
    },
  );
});
