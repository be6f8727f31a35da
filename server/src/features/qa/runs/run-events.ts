import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import type { Tell as TellOf } from '../../../http/stream-events.ts';

export type CheckResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
  readonly ms: number;
  /** When the check ended. */
  readonly at: string;
};

/** Events sent to the tester's page during a run, in this order; the last is `done` or `error`. */
export type RunEvents = {
  started: { readonly kind: TestKind; readonly total: number; readonly at: string };
  result: CheckResult;
  done: { readonly passed: number; readonly failed: number; readonly ms: number; readonly at: string };
  error: { readonly error: string };
};

export type Tell = TellOf<RunEvents>;
