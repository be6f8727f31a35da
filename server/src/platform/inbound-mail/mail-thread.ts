import { setPriority } from 'node:os';
import type { IncomingMail } from './incoming-mail.ts';
import { parseMail } from './parse-mail.ts';

/** What crosses back to the process: an error loses its type on the way, so its words travel as a value. */
export type ThreadAnswer = { readonly mail: IncomingMail } | { readonly unreadable: string };

const niceLevel = 5;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(niceLevel);

export async function work(raw: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { mail: await parseMail(raw) };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}
