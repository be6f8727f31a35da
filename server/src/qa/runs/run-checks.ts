import { AppError } from '@plainclaim/domain/shared/errors';
import type { Clock } from '../../platform/clock/clock.ts';
import type { CheckResult } from './run-events.ts';

/** One line of the results: what should be there, and how to find out what is. */
export type Check = {
  readonly name: string;
  readonly expected: string;
  readonly look: () => string | Promise<string>;
  /** Those after it stand on it: when it fails, they cannot be looked at. */
  readonly isNeeded?: true;
};

export type RunOptions = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onResult: (result: CheckResult) => void;
};

/** Looks at one after the other and tells of each. Whoever goes away ends it. */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<void> {
  let stopped = false;
  for (const check of checks) {
    if (options.signal.aborted) return;
    const result = stopped ? notLookedAt(check, options.clock) : await look(check, options.clock);
    if (!result.ok && check.isNeeded) stopped = true;
    options.onResult(result);
    // Rules take no time at all: without this, nobody would hear of them before the last.
    await new Promise(setImmediate);
  }
}

async function look({ name, expected, look: ask }: Check, clock: Clock): Promise<CheckResult> {
  const began = performance.now();
  const got = await Promise.resolve()
    .then(ask)
    .catch((error: unknown) => {
      // A refusal of ours, such as that another run is going on, says nothing about what was looked at.
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
