import { afterEach, describe, expect, it, vi } from 'vitest';
import { asTheyLeave, savedBeforeTheyLeave, whileTheyStay } from './stay.ts';

afterEach(() => vi.useRealTimers());

describe('asTheyLeave', () => {
  it('drops what was read before, and what is read meanwhile', async () => {
    const before = whileTheyStay();
    expect(before.aborted).toBe(false);
    await asTheyLeave(async () => {
      expect(before.aborted).toBe(true);
      expect(whileTheyStay().aborted).toBe(true);
    });
    expect(before.aborted).toBe(true);
    expect(whileTheyStay().aborted).toBe(false);
  });

  it('lets them read again when leaving failed', async () => {
    const leaving = asTheyLeave(() => Promise.reject(new Error('no connection')));
    await expect(leaving).rejects.toThrow('no connection');
    expect(whileTheyStay().aborted).toBe(false);
  });

  it('waits for what they wrote, whether it can be saved or not', async () => {
    const saved = Promise.withResolvers<string>();
    const refused = Promise.withResolvers<string>();
    const saving = savedBeforeTheyLeave(saved.promise);
    const failing = savedBeforeTheyLeave(refused.promise).catch(() => 'refused');
    const leave = vi.fn(async () => 'left');
    const leaving = asTheyLeave(leave);
    saved.resolve('saved');
    await expect(saving).resolves.toBe('saved');
    expect(leave).not.toHaveBeenCalled();
    refused.reject(new Error('too long'));
    await expect(failing).resolves.toBe('refused');
    await expect(leaving).resolves.toBe('left');
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const never = Promise.withResolvers<string>();
    const saving = savedBeforeTheyLeave(never.promise);
    const leaving = asTheyLeave(async () => 'left');
    await vi.advanceTimersByTimeAsync(5000);
    await expect(leaving).resolves.toBe('left');
    never.resolve('late');
    await saving;
  });
});
