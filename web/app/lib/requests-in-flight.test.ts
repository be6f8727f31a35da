import { afterEach, describe, expect, it, vi } from 'vitest';
import { abortReads, readSignal, trackWrite, writesSettled } from './requests-in-flight.ts';

afterEach(() => vi.useRealTimers());

it('aborts the reads in flight, not those that follow', () => {
  const before = readSignal();
  abortReads();
  expect(before.aborted).toBe(true);
  expect(readSignal().aborted).toBe(false);
});

describe('writesSettled', () => {
  it('waits for every write, whether it is saved or refused', async () => {
    const saved = Promise.withResolvers<string>();
    const refused = Promise.withResolvers<string>();
    const saving = trackWrite(saved.promise);
    const failing = trackWrite(refused.promise).catch(() => 'refused');
    const settled = vi.fn();
    const waiting = writesSettled().then(settled);
    saved.resolve('saved');
    await expect(saving).resolves.toBe('saved');
    expect(settled).not.toHaveBeenCalled();
    refused.reject(new Error('too long'));
    await expect(failing).resolves.toBe('refused');
    await waiting;
  });

  it('times out', async () => {
    vi.useFakeTimers();
    const never = Promise.withResolvers<string>();
    const saving = trackWrite(never.promise);
    const waiting = writesSettled();
    await vi.advanceTimersByTimeAsync(5000);
    await waiting;
    never.resolve('late');
    await saving;
  });
});
