import type { Page } from '@playwright/test';
import { publicPages } from '../web/app/lib/public-pages.ts';
import { expect, full, test } from './support/test.ts';

/** Public pages start their scripts at the first sign of a person, and lose nothing of what came before. */

const isAwake = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** Holds the start of the scripts back, as a slow line would, until released. */
async function onSlowLine(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

// A browser without windows has its mouse in the corner of the page, and tells a new page so by a move of no length.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const stopOnTheSpot = (event: PointerEvent) => {
      if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', stopOnTheSpot, { capture: true });
  });
});

test('nobody there: every public page stays asleep, with its scripts fetched', full, async ({ page }) => {
  for (const path of publicPages) {
    const fetched = page.waitForResponse(/\/assets\/entry\.client-/);
    await page.goto(path);
    await fetched;
    await page.waitForLoadState('networkidle');
    expect(await isAwake(page), path).toBe(false);
  }
});

for (const [sign, act] of [
  ['a hand', (page: Page) => page.mouse.move(5, 5)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a scroll', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`${sign} wakes the page`, full, async ({ page }) => {
    await page.goto('/faq');
    expect(await isAwake(page)).toBe(false);
    await act(page);
    await expect.poll(() => isAwake(page)).toBe(true);
  });
}

test('a touch wakes the page', full, async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await page.goto(baseURL ?? '/');
  await page.getByRole('button', { name: 'Cookie Settings' }).tap();
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  await phone.close();
});

test('a press without a hand wakes the page, and counts', full, async ({ page }) => {
  await page.goto('/faq');
  const billing = page.getByRole('button', { name: 'Billing' });
  await billing.evaluate((button: HTMLButtonElement) => button.click());
  await expect(billing).toHaveAttribute('aria-pressed', 'true');
});

test('an address with a place in it wakes at once', full, async ({ page }) => {
  await page.goto('/faq#support-hours');
  await expect.poll(() => isAwake(page)).toBe(true);
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'plaintiff' });
  test('starts at once', full, async ({ page }) => {
    await page.goto('/about');
    await expect.poll(() => isAwake(page)).toBe(true);
  });
});

test.describe('before the scripts answer', () => {
  test.describe('the cookie question', () => {
    test.use({ consentAnswered: false });
    test('is answered by a press that came too early', async ({ page }) => {
      const release = await onSlowLine(page);
      await page.goto('/about');
      const question = page.getByRole('region', { name: 'Cookies' });
      await question.getByRole('button', { name: 'Reject all' }).click();
      release();
      await expect(question).toBeHidden();
    });
  });

  test('a form sent too early is sent through its rules, with what was typed', async ({ page }) => {
    const release = await onSlowLine(page);
    await page.goto('/contact');
    await page.getByLabel('First name').fill('Hannah');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByRole('alert')).toContainText('Last name');
    await expect(page.getByLabel('First name')).toHaveValue('Hannah');
    await expect(page).toHaveURL(/\/contact$/);
  });

  test.describe('signing in', () => {
    test.use({ mayComplain: /400/ });
    test('a password never travels by the browser’s own sending', async ({ page }) => {
      const release = await onSlowLine(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`);
      });
      await page.goto('/signin');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('violet-kettle');
      await page.keyboard.press('Enter');
      release();
      await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
      expect(sent).toHaveLength(1);
    });
  });

  test('what is typed while earlier words are put back has the last word', full, async ({ page }) => {
    const release = await onSlowLine(page);
    await page.goto('/signin');
    await page.getByLabel('Email').fill('nobody@example.com');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('first-try');
    await password.evaluate((box: HTMLInputElement) => {
      const typed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      addEventListener('plainclaim:alive', () => {
        typed?.set?.call(box, 'second-try');
        box.dispatchEvent(new Event('input', { bubbles: true }));
        document.body.dataset.typed = 'again';
      });
    });
    release();
    await page.waitForFunction(() => document.body.dataset.typed === 'again');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveValue('second-try');
  });

  test('the calculator counts with what was filled in and chosen', full, async ({ page }) => {
    const release = await onSlowLine(page);
    await page.goto('/');
    await page.getByLabel('How much are you owed?').fill('6,000');
    await page.getByRole('radio', { name: 'Scotland' }).check();
    await page.getByLabel('What is it about?').selectOption('Property Damage');
    release();
    await expect(page.locator('#what-happens dl')).toContainText('£5,400.00');
    await expect(page.getByRole('radio', { name: 'Scotland' })).toBeChecked();
    await expect(page.getByLabel('What is it about?')).toHaveValue('Property Damage');
  });

  test('the search of the answers finds what was typed', full, async ({ page }) => {
    const release = await onSlowLine(page);
    await page.goto('/faq');
    await page.getByLabel('Search the answers').fill('sheriff');
    release();
    await expect(page.getByRole('status')).toHaveText(/^[1-5] answers?$/);
  });
});
