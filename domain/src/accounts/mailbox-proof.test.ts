import { describe, expect, it } from 'vitest';
import {
  decideMailboxProof,
  isSessionByMail,
  type MailboxProof,
  moveProvesMailbox,
  needsMailboxProof,
} from './mailbox-proof.ts';

const outside: MailboxProof = {
  by: 'link',
  account: 'unproven',
  confirmsSignUp: false,
  asksFirst: false,
  hasSomethingSet: true,
  sessionIsByMail: false,
};

describe('the first proof of a mailbox', () => {
  it.each<[string, Partial<MailboxProof>, string]>([
    ['a link', {}, 'remove everything'],
    ['digits in another session', { by: 'digits' }, 'remove everything'],
    ['a link, with nothing set', { hasSomethingSet: false }, 'remove everything'],
    ['digits in a session by password', { by: 'session' }, 'keep this session'],
    ['the link of a sign-up', { account: 'unconfirmed', confirmsSignUp: true }, 'keep everything'],
    ['another link, before the sign-up is confirmed', { account: 'unconfirmed' }, 'remove everything'],
    // The link of an earlier sign-up vouches for nothing that was set since.
    [
      'the link of a sign-up that needs no confirmation any more',
      { confirmsSignUp: true },
      'remove everything',
    ],
    ['a link, account of before', { asksFirst: true }, 'remove everything'],
    ['digits, account of before', { by: 'digits', asksFirst: true }, 'ask on the page of the link'],
    [
      'digits, account of before with nothing set',
      { by: 'digits', asksFirst: true, hasSomethingSet: false },
      'remove everything',
    ],
    ['in a session by mail alone', { by: 'session', sessionIsByMail: true }, 'ask on the page of the link'],
    [
      'in a session by mail alone, with nothing set',
      { by: 'session', sessionIsByMail: true, hasSomethingSet: false },
      'keep this session',
    ],
  ])('by %s', (_, changes, decision) => {
    expect(decideMailboxProof({ ...outside, ...changes })).toBe(decision);
  });

  it.each(['link', 'digits', 'session'] as const)('counts once: another one by %s changes nothing', (by) => {
    expect(decideMailboxProof({ ...outside, by, account: 'proven' })).toBe('proven already');
  });
});

it.each([
  [['otp'], true],
  [['recovery', 'otp'], true],
  [['email_change'], true],
  [['password'], false],
  [['totp', 'otp'], false],
  [['oauth'], false],
])('a session opened by %j: by mail alone is %s', (methods, expected) => {
  expect(isSessionByMail(methods.map((method) => ({ method })))).toBe(expected);
});

it.each([
  [{}, true],
  [{ isRequired: false }, false],
  [{ isProven: true }, false],
  // A phone number or a wallet was proven when it opened the account.
  [{ hasEmail: false }, false],
  [{ hasEmail: false, isAnonymous: true }, true],
])('letters wait for the proof, with %j: %s', (changes, expected) => {
  const usual = { isRequired: true, isProven: false, hasEmail: true, isAnonymous: false };
  expect(needsMailboxProof({ ...usual, ...changes })).toBe(expected);
});

it.each([
  [{}, true],
  [{ typedInSession: false }, false],
  [{ bothMailboxesConfirmed: false }, false],
  [{ oldMailboxProven: false }, true],
  [{ sessionIsByMail: true }, true],
  [{ oldMailboxProven: false, sessionIsByMail: true }, false],
  [{ oldMailboxProven: false, sessionIsByMail: true, hasSomethingSet: false }, true],
])('a change of address, with %j, proves the new mailbox: %s', (changes, expected) => {
  const usual = {
    typedInSession: true,
    bothMailboxesConfirmed: true,
    oldMailboxProven: true,
    hasSomethingSet: true,
    sessionIsByMail: false,
  };
  expect(moveProvesMailbox({ ...usual, ...changes })).toBe(expected);
});
