import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The minified form of the rules that the builder includes. */
const rules = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A soft assertion, so that one run lists all violations. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // By default the builder injects all rules twice per check, which takes longer than the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules);
  const axe = new AxeBuilder({ page, axeSource: ';' });
  axe.options({ runOnly: standards, resultTypes: ['violations'] });
  // There are no frames; the default mode would open a second page per check to merge their results.
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
 * `npm test` checks two looks, light on a desktop and dark on a phone: the theme changes colours and the size
 * changes the layout, rarely each other. The full run checks all four.
 */
const takesAllLooks = process.env.PLAINCLAIM_LOOKS === 'all';

/** Checks every look without a reload: theme and layout are CSS. */
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
