import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSampleSecret, isWeakSecret } from './secret-strength.ts';

describe('a weak secret', () => {
  it.each([
    'x'.repeat(32),
    'abc'.repeat(12),
    'abc123abc123abc123abc123abc123ab',
    'abcdefghijklmnopqrstuvwxyz012345',
    '00112233445566778899aabbccddeeff',
    '0123456789'.repeat(4),
    'my-secret-key-for-plainclaim-2026',
    'please-change-me-before-production',
    'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbcccccccccccccc',
    'admin',
  ])('is one like %s', (value) => {
    expect(isWeakSecret(value)).toBe(true);
  });

  it('is never a random one, however it is written', () => {
    for (let n = 0; n < 500; n++) {
      const bytes = randomBytes(32);
      for (const value of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')])
        expect(isWeakSecret(value), value).toBe(false);
      expect(isWeakSecret(randomUUID())).toBe(false);
    }
  });
});

describe('a sample secret', () => {
  it.each(['change-me', 'Change_Me', 'password', 'secret123', 'postgres', 'user'])('is %s', (value) => {
    expect(isSampleSecret(value)).toBe(true);
  });

  it.each(['p', 'hunter2', 'Zt5Hc0qVx8Wn', 'contest'])('is not %s', (value) => {
    expect(isSampleSecret(value)).toBe(false);
  });
});
