import { describe, expect, it } from 'vitest';
import { mailAddress, parseMailbox } from './mail-address.ts';

describe('parseMailbox', () => {
  it.each([
    ['Plainclaim <claims@plainclaim.example>', { name: 'Plainclaim', address: 'claims@plainclaim.example' }],
    [
      '"Claims, Team" <claims@plainclaim.example>',
      { name: 'Claims, Team', address: 'claims@plainclaim.example' },
    ],
    ['<claims@plainclaim.example>', { address: 'claims@plainclaim.example' }],
    [' claims@plainclaim.example ', { address: 'claims@plainclaim.example' }],
  ])('reads %s', (written, mailbox) => {
    expect(parseMailbox(written)).toEqual(mailbox);
  });

  it.each(['Plainclaim', 'a@b@c', 'A <a@example.com> <b@example.com>', 'A\nB <a@example.com>'])(
    'refuses %j',
    (written) => {
      expect(() => parseMailbox(written)).toThrow();
    },
  );
});

it.each(['o’brien@example.com', 'müller@bücher.example', 'a+tag@sub.example.co.uk', "o'neil@example.com"])(
  'takes the unusual but right address %s',
  (address) => {
    expect(mailAddress('recipient', address)).toBe(address);
  },
);
