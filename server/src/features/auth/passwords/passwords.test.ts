import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { withRequester } from '../../../platform/requester.ts';
import { authSettings } from '../auth.settings.ts';
import { checkNewPassword } from './check-new-password.ts';
import { commonPasswords } from './common-passwords.ts';
import { hashingThreads } from './hash-in-threads.ts';
import { createPasswords } from './hash-password.ts';

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
    // Measured in CPU time over many tries, so that a busy machine does not decide the test.
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

  it('are checked for one network in between those of another that asks for eighty', async () => {
    const passwords = createPasswords(cheap);
    const hash = await passwords.hash('violet-kettle-42');
    const done: string[] = [];
    const ask = (network: string) =>
      withRequester(network, async () => {
        await passwords.matches(hash, 'violet-kettle-42');
        done.push(network);
      });
    const flood = Promise.allSettled(Array.from({ length: 80 }, () => ask('greedy')));
    await ask('other');
    expect(done.length).toBeLessThanOrEqual(2 * hashingThreads);
    const refused = (await flood).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
  });

  it('are hashed behind everybody else, who keep their place', async () => {
    const before = getPriority();
    await createPasswords(cheap).hash('violet-kettle-42');
    expect(getPriority()).toBe(before);
  });

  it('lists hundreds of common ones of every length that an operator can allow', () => {
    const lengths = Map.groupBy(commonPasswords, ({ length }) => length);
    for (const length of [6, 7, 8, 9, 10])
      expect(lengths.get(length)?.length, String(length)).toBeGreaterThan(20);
    for (const one of commonPasswords) expect(one.length >= 6 && one === one.toLowerCase(), one).toBe(true);
  });

  it.each([
    '123456',
    'QWERTY',
    'Abc123',
    '123456789',
    'Password1',
    'aaaaaa',
    'aaaaaaaaaaaaaaaaaaaa',
    'abababab',
    'abcdefgh',
    'lkjhgfdsa',
    'zyxwvuts',
    'qwertyuio',
    'Plainclaim2026!',
    'pl4inclaim',
    'myplain-claim',
    'SmallClaims1',
    'abcabcabc',
    '12341234',
    'passwordpassword',
    'Summer2024!',
    'Liverpool1892',
    'P@ssw0rd2024',
    'L3tM31n!!',
    '１２３４５６７８',
    '12 34 56 78',
    ' password1 ',
  ])('refuse %s, which is tried first, where six characters are enough', (password) => {
    const settings = authSettings('https://plainclaim.test', { passwordMinimum: 6 });
    expect(() => checkNewPassword(settings, password)).toThrow('one of those that are tried first');
  });

  it.each(['violet-kettle-42', 'tr4vail', 'abcabd', '739201', 'violet plainclaim kettle'])(
    'allow %s there',
    (password) => {
      const settings = authSettings('https://plainclaim.test', { passwordMinimum: 6 });
      expect(() => checkNewPassword(settings, password)).not.toThrow();
    },
  );
});
