import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { logFolder, root } from './places.mjs';

/**
 * A problem that the user can solve: only its one-sentence message is printed. `details` is a tool's own
 * output, which a test run prints too, as a CI machine may not retain log files.
 */
export class Problem extends Error {
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Problem';
    this.details = details;
  }
}

/** Ctrl-C or SIGTERM during the set-up: not an error, just the end. */
export class Stopped extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.name = 'Stopped';
    this.signal = signal;
  }
}

/**
 * Writes the details to a log file and returns a hint at it; a full disk must not hide the original problem.
 */
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

/** One sentence for any error. */
export function sentenceFor(error) {
  if (error instanceof Problem) return error.message;
  const clause = systemClauses[error?.code];
  if (clause) return `Plainclaim cannot go on because ${clause}${error.path ? ` (${error.path})` : ''}.`;
  const where = keepLog('unexpected', String(error?.stack ?? error));
  return `Plainclaim's scripts met an error they do not know; ${where}.`;
}
