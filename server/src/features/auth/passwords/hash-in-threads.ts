import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import type { HashingTask } from './hashing-thread.ts';

/** One core stays free for requests, however many sign-ins come at once. */
export const hashingThreads = Math.max(1, availableParallelism() - 1);

/** One pool for the process, created on first use: not every command hashes passwords. */
let threads: Piscina<HashingTask, string | boolean> | undefined;

function run(task: HashingTask): Promise<string | boolean> {
  threads ??= new Piscina({
    // In a build it is next to the bundle, under the same name.
    filename: new URL(`hashing-thread${extname(import.meta.url)}`, import.meta.url).href,
    name: 'work',
    minThreads: 1,
    maxThreads: hashingThreads,
    concurrentTasksPerWorker: 1,
  });
  return threads.run(task);
}

export const hashInThread = async (hash: string, options: Options): Promise<string> =>
  String(await run({ hash, options }));

export const verifyInThread = async (against: string, verify: string): Promise<boolean> =>
  (await run({ verify, against })) === true;
