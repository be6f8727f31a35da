import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { createPasswords } from './hash-password.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const cheap = { memoryKib: 8, passes: 1 };

describe('passwords', () => {
  it('match their own hash only, and never one that is not there', async () => {
    const passwords = createPasswords(cheap);
    const hash = await passwords.hash('violet-kettle-42');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwords.matches(hash, 'violet-kettle-42')).toBe(true);
    expect(await passwords.matches(hash, 'violet-kettle-43')).toBe(false);
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
    expect(await passwords.matches(undefined, '')).toBe(false);
  });

  it('take the same work for someone who does not exist', async () => {
    // Counted in processor time of many tries, so that a busy machine does not decide the test.
    const passwords = createPasswords({ memoryKib: 4096, passes: 2 });
    const hash = await passwords.hash('violet-kettle-42');
    const cost = async (stored: string | null) => {
      const before = process.cpuUsage();
      for (let n = 0; n < 20; n++) await passwords.matches(stored, 'wrong-password');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await cost(null);
    const [known, unknown] = [await cost(hash), await cost(null)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('are hashed behind everybody else, who keep their place', async () => {
    const before = getPriority();
    await createPasswords(cheap).hash('violet-kettle-42');
    expect(getPriority()).toBe(before);
  });

  it('lists hundreds of common ones, all long enough to need it', () => {
    expect(commonPasswords.size).toBeGreaterThan(500);
    for (const one of commonPasswords) expect(one.length >= 8 && one === one.toLowerCase(), one).toBe(true);
  });
});

describe('limitConcurrency', () => {
  it('runs so many at once, lets so many wait in order, and sends the rest away', async () => {
    const gate = limitConcurrency(2, 2);
    const running: number[] = [];
    let most = 0;
    const finish: (() => void)[] = [];
    const work = (n: number) =>
      gate(async () => {
        running.push(n);
        most = Math.max(most, running.length);
        await new Promise<void>((resolve) => finish.push(resolve));
        running.splice(running.indexOf(n), 1);
        return n;
      });
    const four = [1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 2 });
    expect(running).toEqual([1, 2]);
    while (finish.length > 0) {
      finish.shift()?.();
      await Promise.race([...four, new Promise((resolve) => setImmediate(resolve))]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(four)).toEqual([1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('goes on after a failure', async () => {
    const gate = limitConcurrency(1, 5);
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'yes')).toBe('yes');
  });
});
