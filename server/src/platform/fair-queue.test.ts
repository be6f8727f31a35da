import { describe, expect, it } from 'vitest';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

const limits: QueueLimits = { atOnce: 1, atOncePerKey: 1, waiting: 12, waitingPerKey: 10 };

/** A queue with tasks that the test finishes by hand, and records of what started and was refused. */
function open(given: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...given });
  const started: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const ask = (key: string): void => {
    const work = async () => {
      started.push(key);
      await new Promise<void>((resolve) => running.push(resolve));
    };
    queue(key, work).catch((error: { code: string }) => refused.push(`${key} ${error.code}`));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishOne = async () => {
    running.shift()?.();
    await settle();
  };
  return { ask, started, refused, running, settle, finishOne, queue };
}

const times = (count: number, act: () => void) => Array.from({ length: count }, act);

describe('a fair queue', () => {
  it('lets a second person in after one piece of work, while one asks for eighty', async () => {
    const { ask, started, refused, settle, finishOne } = open();
    times(80, () => ask('greedy'));
    ask('other');
    await settle();
    expect(started).toEqual(['greedy']);
    await finishOne();
    expect(started).toEqual(['greedy', 'other']);
    expect(refused).toEqual(Array(69).fill('greedy rate_limited'));
  });

  it('does not wait at all where there is a second place', async () => {
    const { ask, started, settle } = open({ atOnce: 2 });
    times(80, () => ask('greedy'));
    ask('other');
    await settle();
    expect(started).toEqual(['greedy', 'other']);
  });

  it('refuses the busiest when the queue is full, not who comes last', async () => {
    const { ask, started, refused, settle, finishOne } = open();
    for (const key of ['greedy', 'grabby']) times(10, () => ask(key));
    await settle();
    const before = refused.length;
    ask('other');
    await settle();
    expect(refused.length).toBe(before + 1);
    expect(refused).not.toContain('other rate_limited');
    await finishOne();
    expect(started.at(-1)).toBe('other');
  });

  it('runs everything that it took, in order for each key, and is empty after', async () => {
    const { queue } = open({ atOnce: 2, waiting: 100, waitingPerKey: 100 });
    const done: number[] = [];
    const work = (n: number) => queue(`key ${n % 3}`, async () => void done.push(n));
    await Promise.all(Array.from({ length: 60 }, (_, n) => work(n)));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    for (const key of [0, 1, 2]) {
      const ofKey = done.filter((n) => n % 3 === key);
      expect(ofKey).toEqual(ofKey.toSorted((a, b) => a - b));
    }
    expect(await queue('later', async () => 'at once')).toBe('at once');
  });

  it('goes on after a failure', async () => {
    const { queue } = open();
    await expect(queue('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue('one', async () => 'yes')).toBe('yes');
  });
});
