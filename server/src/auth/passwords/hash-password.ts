import { parseOptions } from '@node-rs/argon2';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { currentRequester } from '../../platform/requester.ts';
import { hashInThread, hashingThreads, verifyInThread } from './hash-in-threads.ts';

export type PasswordCost = { readonly memoryKib: number; readonly passes: number };

/** What RFC 9106 recommends where memory is scarce; about 95 ms of one core of a small server (decision 0053). */
export const usualPasswordCost: PasswordCost = { memoryKib: 65_536, passes: 3 };

/** Forty waiting are some four seconds of work for one thread: after that, people have gone. */
const limits = {
  atOnce: hashingThreads,
  // One thread is left for other networks, where there are several.
  atOncePerKey: Math.max(1, hashingThreads - 1),
  waiting: 40,
  waitingPerKey: 20,
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for someone who does not exist, or has no password, as for a wrong one. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with another cost than today's. */
  isStale(stored: string): boolean;
};

export function createPasswords({ memoryKib, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const queue = createFairQueue(limits);
  // One letter can be typed as one or as two characters; both are the same password.
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
