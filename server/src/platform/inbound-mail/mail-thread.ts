import { setPriority } from 'node:os';
import type { IncomingMail } from './incoming-mail.ts';
import { parseMail } from './parse-mail.ts';

/** The thread's result. Errors lose their type between threads, so their message is sent as a value. */
export type ThreadAnswer = { readonly mail: IncomingMail } | { readonly unreadable: string };

const niceLevel = 5;

// On Linux this sets the calling thread's priority, elsewhere the whole process's.
if (process.platform === 'linux') setPriority(niceLevel);

export async function work(raw: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { mail: await parseMail(raw) };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}
