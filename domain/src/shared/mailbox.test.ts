import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['sam@reed.example', { name: 'sam', domain: 'reed.example' }],
    ['Sam+claims@Reed.example', { name: 'sam', domain: 'reed.example' }],
    ['sam+a+b@reed.example', { name: 'sam', domain: 'reed.example' }],
    ['sam.reed@reed.example', { name: 'sam.reed', domain: 'reed.example' }],
    ['S.a.m.Reed+1@googlemail.com', { name: 'samreed', domain: 'gmail.com' }],
  ])('%s comes to the mailbox %o', (address, mailbox) => {
    expect(mailboxOf(address)).toEqual(mailbox);
  });
});
