import { publicPages } from '../web/app/lib/public-pages.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ consentAnswered: false });

/**
 * Guards against past causes of slow public pages: each `Intl` format takes a slow phone 20 to 40 ms to
 * prepare, and validation rules and cookie settings even longer to load and start.
 */
test(
  'no public page prepares formats or fetches rules before anyone does anything',
  full,
  async ({ page }) => {
    await page.addInitScript(() => {
      const tell = (what: string) => console.info(`slow: ${what}`);
      for (const kind of [
        'DateTimeFormat',
        'NumberFormat',
        'ListFormat',
        'PluralRules',
        'Segmenter',
      ] as const) {
        const made = Intl[kind] as unknown as new () => object;
        const construct = (format: new () => object, args: unknown[]) => {
          tell(kind);
          return Reflect.construct(format, args);
        };
        Object.defineProperty(Intl, kind, { value: new Proxy(made, { construct }) });
      }
      for (const written of [Number.prototype, Date.prototype]) {
        const original = written.toLocaleString;
        const apply = (format: () => string, value: unknown, args: unknown[]) => {
          tell('toLocaleString');
          return Reflect.apply(format, value, args);
        };
        written.toLocaleString = new Proxy(original, { apply });
      }
    });
    const seen: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('slow: ')) seen.push(message.text());
    });
    page.on('request', (request) => {
      const late = /\/assets\/(schemas|zod|consent-settings|keep-consent)-/.exec(request.url());
      if (late?.[1]) seen.push(late[1]);
    });
    for (const path of [...publicPages, '/blog/what-a-letter-before-action-must-say']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(seen, path).toEqual([]);
    }
    // Checks that the instrumentation itself works.
    await page.evaluate(() => new Intl.NumberFormat('en-GB').format(1) + (1234).toLocaleString('en-GB'));
    await expect.poll(() => seen).toEqual(['slow: NumberFormat', 'slow: toLocaleString']);
  },
);

test('the rules of a form come once someone is at it', full, async ({ page }) => {
  await open(page, '/signin');
  const rules = page.waitForResponse(/\/assets\/schemas-/);
  await page.getByLabel('Email').focus();
  expect((await rules).ok()).toBe(true);
});
