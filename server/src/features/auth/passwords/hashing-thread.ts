import { setPriority } from 'node:os';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashingTask =
  | { readonly hash: string; readonly options: Options }
  | { readonly verify: string; readonly against: string };

/** Nice level of hashing: under a flood of sign-ins, other requests get the CPU first. */
const niceLevel = 5;

// On Linux this sets the calling thread's priority, elsewhere the whole process's.
if (process.platform === 'linux') setPriority(niceLevel);

/** Runs in a worker thread, so blocking is fine. */
export function work(task: HashingTask): string | boolean {
  return 'hash' in task ? hashSync(task.hash, task.options) : verifySync(task.against, task.verify);
}
