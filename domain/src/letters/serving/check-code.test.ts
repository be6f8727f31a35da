import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkCodeFrom,
  randomBytesOfCheckCode,
  readCheckCode,
  readSha256,
  sha256InGroups,
} from './check-code.ts';

const code = '23456-789CD-FHJKM-NPQRT-WXY23-45678';

it('is read however it is typed, and nothing else is', () => {
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\n`])
    expect(readCheckCode(typed)).toBe(code);
  for (const typed of ['', code.slice(1), `${code}2`, code.replace('2', '0'), 'x'.repeat(10_000)])
    expect(readCheckCode(typed)).toBeUndefined();
});

it('is made of random bytes, each character as likely as the others', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, at) => at);
  const counts = new Map<string, number>();
  for (let at = 0; at + 30 <= 253; at += 30)
    for (const one of checkCodeFrom(everyByte.subarray(at)).replaceAll('-', ''))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  expect(counts.size).toBe(23);
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 256, maxLength: 300 }), (bytes) => {
      const fair = bytes.filter((byte) => byte < 253).length >= 30;
      if (fair) expect(readCheckCode(checkCodeFrom(bytes))).toBe(checkCodeFrom(bytes));
    }),
  );
  expect(() => checkCodeFrom(new Uint8Array(randomBytesOfCheckCode).fill(255))).toThrow(RangeError);
});

it('prints a hash in groups that are read back', () => {
  const hash = '0123456789abcdef'.repeat(4);
  expect(sha256InGroups(hash)).toBe('01234567 89abcdef '.repeat(4).trim());
  expect(readSha256(`  ${sha256InGroups(hash).toUpperCase()}\n`)).toBe(hash);
  for (const typed of ['', hash.slice(1), `${hash}0`, hash.replace('f', 'g')])
    expect(readSha256(typed)).toBeUndefined();
});
