import { createLog, type Log } from '../platform/log/log.ts';
import { noteLeaks } from './planted-values.ts';

export type LogLine = { level: string; msg: string; [key: string]: unknown };

export type WatchedLog = {
  readonly log: Log;
  readonly lines: readonly LogLine[];
  /** Declares an error that the test expects to be logged. */
  expectError(message: string | RegExp): void;
  unexpectedErrors(): LogLine[];
  /** Clears the lines: for long runs, after they have been checked. */
  forget(): void;
};

/** A real log whose lines a test can read. An unexpected error or a leaked planted value fails the test. */
export function watchedLog(): WatchedLog {
  const lines: LogLine[] = [];
  const expected: (string | RegExp)[] = [];
  const write = (text: string): void => {
    noteLeaks(text);
    lines.push(JSON.parse(text) as LogLine);
  };
  const log = createLog('trace', { write });
  const isExpected = (line: LogLine) =>
    expected.some((one) => (typeof one === 'string' ? line.msg === one : one.test(line.msg)));
  return {
    log,
    lines,
    expectError: (message) => void expected.push(message),
    forget: () => void lines.splice(0),
    unexpectedErrors: () =>
      lines.filter((line) => ['error', 'fatal'].includes(line.level) && !isExpected(line)),
  };
}
