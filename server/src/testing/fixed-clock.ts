import type { Clock } from '../platform/clock/clock.ts';

export type FixedClock = Clock & { set(moment: Date | string): void; forward(seconds: number): void };

/** A clock that stands still until the test moves it. */
export function fixedClock(start: Date | string = '2026-11-16T10:00:00Z'): FixedClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (moment) => {
      now = new Date(moment);
    },
    forward: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
