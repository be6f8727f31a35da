import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideProviderSignIn, type ProviderArrival } from './provider-sign-in.ts';

const newcomer: ProviderArrival = {
  ownerId: null,
  linkingTo: null,
  email: 'ada@example.com',
  emailVerified: true,
  account: 'none',
  signUpAllowed: true,
};

describe('decideProviderSignIn', () => {
  it.each<[string, Partial<ProviderArrival>, string]>([
    ['someone new', {}, 'create'],
    ['someone new where nobody may sign up', { signUpAllowed: false }, 'refuse: no new accounts'],
    ['someone who came before', { ownerId: 'ada' }, 'sign-in'],
    ['someone who came before, sign-up off', { ownerId: 'ada', signUpAllowed: false }, 'sign-in'],
    [
      'someone who came before, the address no longer verified',
      { ownerId: 'ada', emailVerified: false },
      'sign-in',
    ],
    ['the owner of a proven address', { account: 'proven' }, 'link'],
    ['the owner of a proven address, sign-up off', { account: 'proven', signUpAllowed: false }, 'link'],
    ['the owner of an address that someone used', { account: 'assumed' }, 'link-and-clear'],
    ['the owner of an address that someone left unconfirmed', { account: 'unconfirmed' }, 'take-over'],
    [
      'the same where nobody may sign up',
      { account: 'unconfirmed', signUpAllowed: false },
      'refuse: no new accounts',
    ],
    ['nobody in particular', { email: '', emailVerified: false }, 'refuse: no address'],
    ['an address that nobody checked', { emailVerified: false }, 'refuse: address not verified'],
    [
      'the same with an account here',
      { emailVerified: false, account: 'proven' },
      'refuse: address not verified',
    ],
    ['linking a new identity', { linkingTo: 'ada' }, 'link'],
    ['linking one without a checked address', { linkingTo: 'ada', email: '', emailVerified: false }, 'link'],
    ['linking it twice', { linkingTo: 'ada', ownerId: 'ada' }, 'refuse: linked already'],
    ['linking what is another’s', { linkingTo: 'ada', ownerId: 'bob' }, 'refuse: someone else’s'],
  ])('%s', (_who, changes, decision) => {
    expect(decideProviderSignIn({ ...newcomer, ...changes })).toBe(decision);
  });

  it('never opens an account to an address that was not checked', () => {
    const arrivals = fc.record<ProviderArrival>({
      ownerId: fc.constant(null),
      linkingTo: fc.constant(null),
      email: fc.constantFrom('', 'ada@example.com'),
      emailVerified: fc.constant(false),
      account: fc.constantFrom('none', 'unconfirmed', 'assumed', 'proven'),
      signUpAllowed: fc.boolean(),
    });
    fc.assert(fc.property(arrivals, (arrival) => decideProviderSignIn(arrival).startsWith('refuse')));
  });
});
