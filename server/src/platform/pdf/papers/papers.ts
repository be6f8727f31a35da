import { extname } from 'node:path';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Piscina } from 'piscina';
import { createFairQueue } from '../../fair-queue.ts';
import type { JoinedPdf } from './join-pdfs.ts';
import type { FileToFit, PapersAnswer, PapersTask } from './papers-thread.ts';
import type { Unfit } from './unfit-file.ts';

export type FittedFile = { readonly bytes: Uint8Array; readonly pages: number };

export type Papers = {
  /** Puts a file onto A4 pages, or says why it cannot. The key is the user's id: no user's files crowd out another's. */
  fit(key: string, file: FileToFit): Promise<FittedFile | { readonly unfit: Unfit }>;
  join(key: string, pdf: JoinedPdf): Promise<Uint8Array>;
  /** Of a PDF of our own. */
  countPages(key: string, bytes: Uint8Array): Promise<number>;
};

type Options = {
  readonly thread?: URL;
  readonly milliseconds?: number;
  readonly heapMegabytes?: number;
};

// In a build it is next to the bundle, under the same name.
const papersThread = new URL(`papers-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Works on other people's files in a thread, one file at a time, which is ended when it takes too long or too much
 * memory: a malicious file is left out, and the server goes on answering meanwhile.
 */
export function openPapers({
  thread = papersThread,
  milliseconds = 20_000,
  heapMegabytes = 512,
}: Options = {}): Papers {
  let threads: Piscina<PapersTask, PapersAnswer> | undefined;
  const queue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 40, waitingPerKey: 4 });
  const run = (task: PapersTask, signal: AbortSignal): Promise<PapersAnswer> => {
    threads ??= new Piscina({
      filename: thread.href,
      name: 'work',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    return threads.run(task, { signal });
  };
  const ours = (key: string, task: PapersTask) =>
    queue(key, async () => {
      const signal = AbortSignal.timeout(3 * milliseconds);
      const answer = await run(task, signal).catch((error: unknown) => {
        throw signal.aborted || isOutOfMemory(error) ? tooMuch(error) : error;
      });
      if ('unfit' in answer) throw new Error(`our own papers could not be read: ${answer.unfit}`);
      return answer;
    });
  return {
    fit: (key, file) =>
      queue(key, async () => {
        const signal = AbortSignal.timeout(milliseconds);
        try {
          return await run({ fit: file }, signal);
        } catch (error) {
          if (signal.aborted || isOutOfMemory(error)) return { unfit: 'slow' };
          throw error;
        }
      }),
    join: async (key, pdf) => (await ours(key, { join: pdf })).bytes,
    countPages: async (key, bytes) => (await ours(key, { count: bytes })).pages,
  };
}

const tooMuch = (cause: unknown): AppError =>
  new AppError('unavailable', 'the pages could not be put together in time', {
    userMessage:
      'The pages could not be put together: there are too many, or they are too large. Please try again later, or remove the largest files.',
    cause,
  });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One thread for the process. */
export const papers = openPapers();
