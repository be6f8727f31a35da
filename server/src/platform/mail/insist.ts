import { setTimeout as pause } from 'node:timers/promises';

/** Retries with exponential backoff; after `seconds` it throws the last error. */
export async function insist<T>(seconds: number, act: () => Promise<T>): Promise<T> {
  const until = performance.now() + seconds * 1000;
  for (let waitMs = 50; ; waitMs *= 2) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() + waitMs > until) throw error;
      await pause(waitMs);
    }
  }
}
