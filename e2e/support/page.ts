import type { Locator, Page, Response } from '@playwright/test';

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenHydrated(page);
  return response;
}

export async function whenHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Presses Tab until the wanted control has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab did not lead to ${target}`);
}

export async function isScrollingSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
