import type { Clock } from '../../../platform/clock/clock.ts';

/** A clock that goes on from wherever it is moved to. */
export function movableClock({ now }: Clock): { clock: Clock; forward(seconds: number): void } {
  let aheadMs = 0;
  return {
    clock: { now: () => new Date(now().getTime() + aheadMs) },
    forward: (seconds) => {
      aheadMs += seconds * 1000;
    },
  };
}
