import type { Locator, Page, Response } from '@playwright/test';

/** Opens a page and waits until it answers to presses: before that, React is not there yet. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenAlive(page);
  return response;
}

/** A public page sleeps until someone shows up: a hand in the corner, over nothing, is enough. */
export async function whenAlive(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
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
