import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

const box = (page: Page) => page.getByLabel('Letter text');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const topOf = async (page: Page) => (await save(page).boundingBox())?.y ?? 0;

/** The bottom of the cursor's line on the screen, measured on the layer behind the text area. */
const caretBottom = (page: Page) =>
  box(page).evaluate((area: HTMLTextAreaElement) => {
    const before = area.value.slice(0, area.selectionEnd).split('\n');
    const line = area.parentElement?.querySelector(`[data-line="${before.length}"]`);
    const range = document.createRange();
    range.setStart(line?.firstChild as Text, before.at(-1)?.length ?? 0);
    return range.getBoundingClientRect().bottom;
  });

const selected = (page: Page) =>
  box(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

test(
  'on a phone, what is to put right and Save are under the thumb, and never over the words',
  full,
  async ({ page }) => {
    const claims = new ClaimsOf(page.request, await signUpApart(page));
    const draftId = await claims.draft();
    await claims.writeLetter(draftId);
    await open(page, `/generate-lba?draft=${draftId}`);
    await press(page, 'Edit Letter');
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    expect(await topOf(page)).toBeGreaterThan(667 * 0.75);

    const written = await box(page).inputValue();
    await box(page).fill(
      written
        .replace('Amount claimed: £900.00', 'Amount claimed: £9,000.00')
        .replace('Marlowe Street', 'Other Road'),
    );
    const count = page.getByRole('button', { name: /^\d+ things? to put right$/ });
    await expect(count).toBeInViewport({ ratio: 1 });

    // From the middle to the first problem, to the next, and back.
    const middle = written.indexOf('FAILURE TO RESPOND');
    await box(page).evaluate((area: HTMLTextAreaElement, at) => {
      area.focus();
      area.setSelectionRange(at, at);
    }, middle);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
    const scrolled = await page.evaluate(() => window.scrollY);
    await count.click();
    const first = await selected(page);
    await expect(box(page)).toBeFocused();
    await expect(page.getByRole('group', { name: 'Changes to the letter' })).toContainText(
      'This address is not the one on your claim.',
    );
    await count.click();
    expect(`${first} ${await selected(page)}`).toContain('£9,000.00');
    expect(await caretBottom(page)).toBeLessThan(await topOf(page));
    await expectAccessible(page, 'the bar of the phone');
    await page.getByRole('button', { name: 'Back to where you were' }).click();
    expect(await box(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(middle);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(5);

    // The typed text stays above the bar.
    for (let lines = 0; lines < 25; lines++) await page.keyboard.press('Enter');
    await page.keyboard.type('A word at the end.');
    await expect.poll(() => caretBottom(page)).toBeLessThan(await topOf(page));

    // An on-screen keyboard: the bar sits on top of it, with the typed line above.
    await page.evaluate(() => {
      const seen = window.visualViewport as VisualViewport;
      Object.defineProperty(seen, 'height', { value: 380, configurable: true });
      seen.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await topOf(page)) + 40).toBeLessThanOrEqual(380);
    await expect.poll(() => caretBottom(page)).toBeLessThan(await topOf(page));
    await expect(count).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: test.info().outputPath('keyboard.png') });
    await page.evaluate(() => {
      const seen = window.visualViewport as VisualViewport & { height?: number };
      Reflect.deleteProperty(seen, 'height');
      seen.dispatchEvent(new Event('resize'));
    });
    await page.screenshot({ path: test.info().outputPath('phone.png') });
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await isScrollingSideways(page)).toBe(false);

    await box(page).fill(written);
    await expect(count).toHaveCount(0);
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Edit Letter' })).toBeFocused();
  },
);
