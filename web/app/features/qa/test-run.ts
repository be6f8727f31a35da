import { wentWell, wentWrong } from '@plainclaim/domain/qa/messages';
import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import type { ServerEvent } from '../../lib/event-stream.ts';

export const runTitles: Record<TestKind, string> = {
  deadline: 'Deadline tests',
  jurisdiction: 'Jurisdiction tests',
  'end-to-end': 'End-to-end test',
  validation: 'Validation tests',
};

type CheckResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
  readonly ms: number;
};

/** Progress of a running test run. */
export type RunProgress = { readonly kind: TestKind; readonly done: number; readonly total: number };

export type Told = {
  readonly progress: RunProgress;
  /** The console line of the event; none for mere progress. */
  readonly line?: { readonly at: Date; readonly words: string };
  /** One sentence at the end of the run. */
  readonly outcome?: { readonly ok: boolean; readonly words: string };
};

type Payload = Partial<CheckResult> & {
  readonly total?: number;
  readonly at?: string;
  readonly passed?: number;
  readonly failed?: number;
  readonly error?: string;
};

/** The state after one more event of a run. */
export function afterEvent(before: RunProgress, { event, data }: ServerEvent, now: Date): Told {
  const payload = JSON.parse(data) as Payload;
  const at = payload.at ? new Date(payload.at) : now;
  const title = runTitles[before.kind];
  switch (event) {
    case 'started':
      return {
        progress: { ...before, total: payload.total ?? 0 },
        line: { at, words: `${title}: ${payload.total} checks started` },
      };
    case 'result':
      return {
        progress: { ...before, done: before.done + 1 },
        line: { at, words: resultWords(payload as CheckResult) },
      };
    case 'done':
      return ending(before, at, payload.failed === 0, doneWords(title, payload));
    case 'error':
      return ending(before, at, false, `${title}: ${payload.error ?? 'broke off'}`);
    default:
      return { progress: before };
  }
}

/** The state when the connection ended before the run did. */
export const brokenOff = (before: RunProgress, now: Date, why?: string): Told =>
  ending(before, now, false, `${runTitles[before.kind]}: ${why ?? 'the connection broke off'}`);

function ending(progress: RunProgress, at: Date, ok: boolean, said: string): Told {
  const words = ok ? wentWell(said) : wentWrong(said);
  return { progress, line: { at, words }, outcome: { ok, words } };
}

export function resultWords({ name, ok, expected, got, ms }: CheckResult): string {
  const took = `(${ms} ms)`;
  return ok
    ? wentWell(`${name}: ${got} ${took}`)
    : wentWrong(`${name}: expected ${expected}, got ${got} ${took}`);
}

function doneWords(title: string, { passed = 0, failed = 0, ms = 0 }: Payload): string {
  const took = `${(ms / 1000).toFixed(1)} s`;
  return failed === 0
    ? `${title}: all ${passed} checks passed in ${took}`
    : `${title}: ${failed} of ${passed + failed} checks failed in ${took}`;
}
