import { setPriority } from 'node:os';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashingTask =
  | { readonly hash: string; readonly options: Options }
  | { readonly verify: string; readonly against: string };

/** Behind everybody who only wants to read: a storm of sign-ins takes what the others leave. */
const politeness = 5;

// On Linux this is the priority of the thread that asks; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(politeness);

/** Runs in a thread of its own, which may be held up for as long as it takes. */
export function work(task: HashingTask): string | boolean {
  return 'hash' in task ? hashSync(task.hash, task.options) : verifySync(task.against, task.verify);
}
