import type { LogLine } from '../../../server/src/testing/watched-log.ts';
import type { Case } from './make-case.ts';
import type { RawAnswer } from './send-raw.ts';

/** Patterns of internals that an answer must not leak. */
const internals = [
  /\bat .{0,200}(?:file:\/\/|node:|\/)[^\s"]+:\d+/,
  /node_modules/,
  /\.tsx?:\d+/,
  /violates [\w-]+ constraint/,
  /invalid input syntax/,
  /invalid byte sequence/,
  /syntax error at/,
  /relation \\?"/,
  /Failed query/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|DrizzleQueryError)\b/,
  /ECONNREFUSED|ENOENT|EACCES/,
  /Cannot read propert/,
  /is not a function/,
];

/** Refused in the way of its part of the contract: a status, an error redirect, or `success: false`. */
export function isRefused({ status, head, body }: RawAnswer): boolean {
  if (status === null || status >= 400) return true;
  if (status >= 300) return /^location: .*[?#&]error/im.test(head);
  return /^\s*\{"success":false/.test(body);
}

/** Without fields that differ each time, so that equal faults read equally. */
const wordsOf = ({ time: _time, requestId: _id, ...line }: LogLine = { level: '', msg: '' }): string =>
  JSON.stringify(line).slice(0, 1_500);

/** The fault in an answer, or null. */
export function faultIn(one: Case, answer: RawAnswer, errors: readonly LogLine[]): string | null {
  if (errors.length > 0) return `an error was logged: ${wordsOf(errors[0])}`;
  if (answer.status === null) return one.isProper ? 'the connection was closed without an answer' : null;
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.body.slice(0, 300)}`;
  const sent = [one.request.target, one.request.body?.toString('latin1') ?? ''].join('\n');
  const leak = internals.find((pattern) => pattern.test(answer.body) && !pattern.test(sent));
  if (leak) return `the answer shows internals (${leak}): ${leak.exec(answer.body)?.[0].slice(0, 300)}`;
  if (/^set-cookie: stolen/im.test(answer.head)) return 'a header was injected';
  return null;
}
