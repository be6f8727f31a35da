import type { Page } from '@playwright/test';

/** One press of a key or a finger, from the press to the frame that shows its answer. */
export type Interaction = { readonly milliseconds: number; readonly on: string };

/** Event Timing does not report faster interactions. */
export const quickest = 16;

declare global {
  var interactionsSeen: Map<number, { milliseconds: number; on: string }> | undefined;
}

/** The browser reports several events per interaction; the longest is what the user waited. */
export async function watchInteractions(page: Page): Promise<void> {
  // No named function inside: the compiler would insert a helper that does not exist in the page.
  await page.addInitScript(() => {
    const seen = new Map<number, { milliseconds: number; on: string }>();
    globalThis.interactionsSeen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const {
          interactionId = 0,
          duration,
          name,
          target,
        } = entry as PerformanceEventTiming & {
          interactionId?: number;
        };
        if (interactionId === 0 || duration <= (seen.get(interactionId)?.milliseconds ?? 0)) continue;
        const element = target instanceof HTMLElement ? target : null;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        const words = (label ?? element?.textContent ?? '').trim().slice(0, 30);
        seen.set(interactionId, { milliseconds: duration, on: `${name} on “${words}”` });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The interactions since the last call. Unreported ones count as the fastest reportable. */
export async function takeInteractions(page: Page, made: number): Promise<Interaction[]> {
  // The last events are reported after the frame that they led to.
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => {
    const all = [...(globalThis.interactionsSeen?.values() ?? [])];
    globalThis.interactionsSeen?.clear();
    return all;
  });
  const quick = Math.max(0, made - seen.length);
  return [
    ...seen,
    ...Array.from({ length: quick }, () => ({ milliseconds: quickest, on: 'something quick' })),
  ];
}
