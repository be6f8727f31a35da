import { AppError } from '@plainclaim/domain/shared/errors';

/** Runs work under a key, such as a user or an address, so that no key can crowd out the others. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export type QueueLimits = {
  readonly atOnce: number;
  readonly atOncePerKey: number;
  readonly waiting: number;
  readonly waitingPerKey: number;
};

type Waiter = { readonly start: () => void; readonly refuse: () => void };

/**
 * A bounded queue in which a key with much work does not delay one with little: the key with the least work
 * goes first, and when the queue is full the newest work of the busiest key is refused.
 */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const running = new Map<string, number>();
  const waiting = new Map<string, Waiter[]>();
  const total = { running: 0, waiting: 0 };
  const waitingOf = (key: string): number => waiting.get(key)?.length ?? 0;
  const runningOf = (key: string): number => running.get(key) ?? 0;
  const mayStart = (key: string): boolean =>
    total.running < limits.atOnce && runningOf(key) < limits.atOncePerKey;

  function count(key: string, change: 1 | -1): void {
    total.running += change;
    const now = runningOf(key) + change;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  }

  function wait(key: string): Promise<void> {
    if (waitingOf(key) >= limits.waitingPerKey) throw busy();
    if (total.waiting >= limits.waiting) {
      const busiest = [...waiting.keys()].reduce((most, one) =>
        waitingOf(one) > waitingOf(most) ? one : most,
      );
      if (waitingOf(busiest) <= waitingOf(key) + 1) throw busy();
      take(busiest, 'newest').refuse();
    }
    return new Promise((resolve, reject) => {
      total.waiting += 1;
      waiting.set(key, [...(waiting.get(key) ?? []), { start: resolve, refuse: () => reject(busy()) }]);
    });
  }

  function take(key: string, which: 'oldest' | 'newest'): Waiter {
    const ofKey = waiting.get(key) ?? [];
    const taken = which === 'oldest' ? ofKey.shift() : ofKey.pop();
    if (!taken) throw new Error('nothing waits under this key');
    total.waiting -= 1;
    if (ofKey.length === 0) waiting.delete(key);
    return taken;
  }

  function startNext(): void {
    const ready = [...waiting.keys()].filter(mayStart);
    if (ready.length === 0) return;
    const workOf = (key: string) => runningOf(key) + waitingOf(key);
    const next = ready.reduce((least, one) => (workOf(one) < workOf(least) ? one : least));
    count(next, 1);
    take(next, 'oldest').start();
  }

  return async (key, work) => {
    if (mayStart(key)) count(key, 1);
    // `startNext` has already counted this task as running.
    else await wait(key);
    try {
      return await work();
    } finally {
      count(key, -1);
      startNext();
    }
  };
}

const busy = () => new AppError('rate_limited', 'too much work at once', { retryAfterSeconds: 2 });
