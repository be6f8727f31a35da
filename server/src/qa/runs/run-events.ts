import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import type { Tell as TellOf } from '../../http/answer-with-events.ts';

export type CheckResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
  readonly ms: number;
  /** When it was done. */
  readonly at: string;
};

/** What a tester's page hears while tests run, in this order; `done` or `error` is the last. */
export type RunEvents = {
  started: { readonly kind: TestKind; readonly total: number; readonly at: string };
  result: CheckResult;
  done: { readonly passed: number; readonly failed: number; readonly ms: number; readonly at: string };
  error: { readonly error: string };
};

export type Tell = TellOf<RunEvents>;
