import { extname } from 'node:path';
import { Piscina } from 'piscina';
import { createFairQueue } from '../fair-queue.ts';
import { type IncomingMail, mailLimits } from './incoming-mail.ts';
import type { ThreadAnswer } from './mail-thread.ts';

/** `unreadable`: over a limit or malformed, with the reason in words for the team. */
export type ReadMail = IncomingMail | { readonly unreadable: string };

export type MailReader = (raw: Uint8Array, network: string) => Promise<ReadMail>;

type ReaderOptions = {
  readonly thread?: URL;
  readonly milliseconds?: number;
  readonly heapMegabytes?: number;
};

// In a build it is next to the bundle, under the same name.
const mailThread = new URL(`mail-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Parses mails one at a time in a worker thread, which is terminated when it takes too long or too much
 * memory: a malicious mail delays others by seconds, no more.
 */
export function openMailReader({
  thread = mailThread,
  milliseconds = mailLimits.milliseconds,
  heapMegabytes = mailLimits.heapMegabytes,
}: ReaderOptions = {}): MailReader {
  let threads: Piscina<Uint8Array, ThreadAnswer> | undefined;
  const queue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 20, waitingPerKey: 10 });
  return async (raw, network) =>
    await queue(network, async () => {
      threads ??= new Piscina({
        filename: thread.href,
        name: 'work',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 60_000,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      });
      const signal = AbortSignal.timeout(milliseconds);
      try {
        const answer = await threads.run(raw, { signal });
        return 'mail' in answer ? answer.mail : answer;
      } catch (error) {
        if (signal.aborted) return { unreadable: `it took more than ${milliseconds / 1000} seconds to read` };
        if (isOutOfMemory(error)) return { unreadable: 'it took too much memory to read' };
        throw error;
      }
    });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One reader for the process. */
export const readMail = openMailReader();
