import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignedAddress, signAddress } from './signed-address.ts';

const key = 'a-secret-of-ours';
const mailbox = 'claims@plainclaim.example';
const payload = randomBytes(19);

describe('a signed address', () => {
  it('gives back what was signed, in whatever case it comes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 19 }), (bytes) => {
        const address = signAddress(mailbox, 'reply', bytes, key);
        for (const one of [address, address.toUpperCase()])
          expect(readSignedAddress(['other@x.example', one], 'reply', key)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('is an address of our mailbox, short enough for any mail server', () => {
    const address = signAddress(mailbox, 'reply', payload, key);
    expect(address).toMatch(/^claims\+r[a-z2-7]+@plainclaim\.example$/);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    const long = `${'c'.repeat(40)}@plainclaim.example`;
    expect(signAddress(long, 'reply', payload, key)).toBe(long);
  });

  it('means nothing for another purpose, under another key, or changed anywhere', () => {
    const address = signAddress(mailbox, 'reply', payload, key);
    expect(readSignedAddress([address], 'bounce', key)).toBeUndefined();
    expect(readSignedAddress([address.replace('+r', '+b')], 'bounce', key)).toBeUndefined();
    expect(readSignedAddress([address], 'reply', 'another-secret')).toBeUndefined();
    const tag = address.slice('claims+r'.length, address.indexOf('@'));
    for (const at of [0, 10, tag.length - 2]) {
      const other = tag[at] === 'a' ? 'b' : 'a';
      const changed = `claims+r${tag.slice(0, at)}${other}${tag.slice(at + 1)}@plainclaim.example`;
      expect(readSignedAddress([changed], 'reply', key), changed).toBeUndefined();
    }
  });

  it.each([
    '',
    '@',
    'claims@plainclaim.example',
    'claims+r@plainclaim.example',
    'claims+r1@x',
    `a+r${'b'.repeat(9000)}@x`,
  ])('is none of ours: %s', (address) => {
    expect(readSignedAddress([address], 'reply', key)).toBeUndefined();
  });
});
