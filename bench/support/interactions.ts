import type { Page } from '@playwright/test';

/** One press of a key or a finger, from the press to the frame that shows its answer. */
export type Interaction = { readonly milliseconds: number; readonly on: string };

/** Browsers report nothing that was answered sooner. */
export const quickest = 16;

declare global {
  var interactionsSeen: Map<number, { milliseconds: number; on: string }> | undefined;
}

/** Of each interaction the browser reports several events; the longest is what the person waited. */
export async function watchInteractions(page: Page): Promise<void> {
  // No named function inside: the compiler would call a helper of its own there, which the page does not have.
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

/** Those since the last time. What was not reported is counted as the quickest. */
export async function takeInteractions(page: Page, made: number): Promise<Interaction[]> {
  // The last ones are reported after the frame that they led to.
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
