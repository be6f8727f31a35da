import { AppError } from '@plainclaim/domain/shared/errors';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { CheckResult } from './run-events.ts';

/** One line of the results: what is expected, and how to find the actual value. */
export type Check = {
  readonly name: string;
  readonly expected: string;
  readonly look: () => string | Promise<string>;
  /** Later checks depend on it: when it fails, they are skipped. */
  readonly isNeeded?: true;
};

export type RunOptions = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onResult: (result: CheckResult) => void;
};

/** Runs the checks one after the other and reports each result. Stops when the client disconnects. */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<void> {
  let stopped = false;
  for (const check of checks) {
    if (options.signal.aborted) return;
    const result = stopped ? notLookedAt(check, options.clock) : await look(check, options.clock);
    if (!result.ok && check.isNeeded) stopped = true;
    options.onResult(result);
    // Yields to the event loop: checks of rules are synchronous, and their results would all be sent at the
    // end.
    await new Promise(setImmediate);
  }
}

async function look({ name, expected, look: ask }: Check, clock: Clock): Promise<CheckResult> {
  const began = performance.now();
  const got = await Promise.resolve()
    .then(ask)
    .catch((error: unknown) => {
      // An error of ours, such as a run already in progress, says nothing about the check.
      if (error instanceof AppError) throw error;
      return `failed: ${(error as Error).message}`;
    });
  const ms = Math.round(performance.now() - began);
  return { name, ok: got === expected, expected, got, ms, at: clock.now().toISOString() };
}

const notLookedAt = ({ name, expected }: Check, clock: Clock): CheckResult => ({
  name,
  ok: false,
  expected,
  got: 'not reached',
  ms: 0,
  at: clock.now().toISOString(),
});
