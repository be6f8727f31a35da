import { AppError } from '@plainclaim/domain/shared/errors';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many run at once and so many wait; further ones are told to come back. */
export function limitConcurrency(atOnce: number, mostWaiting: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AppError('rate_limited', 'too many passwords to check at once', { retryAfterSeconds: 2 });
      }
      // Whoever finishes hands their place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
