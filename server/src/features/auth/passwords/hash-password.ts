import { parseOptions } from '@node-rs/argon2';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { currentRequester } from '../../../platform/requester.ts';
import { hashInThread, hashingThreads, verifyInThread } from './hash-in-threads.ts';

export type PasswordCost = { readonly memoryKib: number; readonly passes: number };

/** RFC 9106's recommendation for little memory; 95 ms of one core of a small server (decision 0053). */
export const usualPasswordCost: PasswordCost = { memoryKib: 65_536, passes: 3 };

/** Forty queued hashes take one thread about four seconds; longer waits are not worth queueing. */
const limits = {
  atOnce: hashingThreads,
  // With several threads, one stays free for other networks.
  atOncePerKey: Math.max(1, hashingThreads - 1),
  waiting: 40,
  waitingPerKey: 20,
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown user, or one without a password, as for a wrong password. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash has another cost than the current one. */
  isStale(stored: string): boolean;
};

export function createPasswords({ memoryKib, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const queue = createFairQueue(limits);
  // The same letter can be typed as one character or two: normalised, both give the same hash.
  const hashNow = (password: string) =>
    queue(currentRequester(), () => hashInThread(password.normalize('NFKC'), options));
  let decoy: Promise<string> | undefined;

  return {
    hash: hashNow,
    matches: async (stored, password) => {
      decoy ??= hashInThread('nobody has this password', options);
      const against = stored ?? (await decoy);
      const fits = await queue(currentRequester(), () => verifyInThread(against, password.normalize('NFKC')));
      return fits && stored !== null && stored !== undefined;
    },
    isStale: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost !== memoryKib || timeCost !== passes;
    },
  };
}
