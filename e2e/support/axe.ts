import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Goes on after a violation, so that one run names them all. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ runOnly: standards, resultTypes: ['violations'] });
  // We have no frames; the usual mode would open a second page for each look to put their results together.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

export const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 800 },
];

const bothThemes = ['light', 'dark'] as const;

/** Up to four looks without a reload: the theme and the layout are CSS. */
export async function expectAccessibleEverywhere(
  page: Page,
  where: string,
  themes: readonly ('light' | 'dark')[] = bothThemes,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, `${where} at ${size.width}, ${colorScheme}`);
    }
  }
}
