import { setTimeout as pause } from 'node:timers/promises';

/** Ten times the interval at which workers poll. */
const timeoutMs = 20_000;
const betweenMs = 100;

export async function waitFor<Found>(
  look: () => Promise<Found | undefined>,
  otherwise: string,
): Promise<Found> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > until) throw new Error(otherwise);
    await pause(betweenMs);
  }
}
