import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that the builder brings, in their smaller form. */
const rules = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Goes on after a violation, so that one run names them all. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // By itself the builder would put all of its rules into the page twice for each look, which takes longer than the look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules);
  const axe = new AxeBuilder({ page, axeSource: ';' });
  axe.options({ runOnly: standards, resultTypes: ['violations'] });
  // We have no frames; the usual mode would open a second page for each look to put their results together.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 800 },
];

const bothThemes = ['light', 'dark'] as const;

/**
 * `npm test` takes two looks, light on a desktop and dark on a phone: the theme changes colours and the size the layout,
 * hardly ever each other. The full run takes all four.
 */
const takesAllLooks = process.env.PLAINCLAIM_LOOKS === 'all';

/** Every look without a reload: the theme and the layout are CSS. */
export async function expectAccessibleEverywhere(
  page: Page,
  where: string,
  themes: readonly ('light' | 'dark')[] = bothThemes,
): Promise<void> {
  for (const [nth, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const colorScheme of themes.filter((_, at) => takesAllLooks || at === nth % themes.length)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, `${where} at ${size.width}, ${colorScheme}`);
    }
  }
}
