import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { logFolder, root } from './places.mjs';

/**
 * Something the person at the keyboard can act on: its message is one sentence and all that is printed.
 * `details` is a tool's own output, which a test run shows as well: a build machine may not keep log files.
 */
export class Problem extends Error {
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Problem';
    this.details = details;
  }
}

/** Ctrl-C or a polite kill during the set-up: nothing went wrong, there is just nothing more to do. */
export class Stopped extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.name = 'Stopped';
    this.signal = signal;
  }
}

/** Keeps the details for later and answers how to point at them; a full disk must not hide the first problem. */
export function keepLog(name, text) {
  const file = join(logFolder, `${name}.log`);
  try {
    mkdirSync(logFolder, { recursive: true });
    writeFileSync(file, text);
    return `details are in ${relative(root, file)}`;
  } catch {
    return 'details could not be written to a log';
  }
}

const systemClauses = {
  ENOSPC: 'there is no disk space left',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  EMFILE: 'this user may not open enough files at once',
  ENOMEM: 'there is not enough memory',
};

/** One sentence for any error, known or not. */
export function sentenceFor(error) {
  if (error instanceof Problem) return error.message;
  const clause = systemClauses[error?.code];
  if (clause) return `Plainclaim cannot go on because ${clause}${error.path ? ` (${error.path})` : ''}.`;
  const where = keepLog('unexpected', String(error?.stack ?? error));
  return `Plainclaim's scripts met an error they do not know; ${where}.`;
}
