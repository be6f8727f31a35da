import { expect, it } from 'vitest';
import { personFrom } from './person.ts';

const user = { email: 'sign-in@example.com', user_metadata: { full_name: 'Hannah at sign-up' } };

it('calls someone what their profile says', () => {
  const profile = { full_name: 'Hannah Okoro', email: 'post@example.com' };
  expect(personFrom(profile, user)).toEqual({ name: 'Hannah Okoro', email: 'post@example.com' });
});

it.each([null, undefined, { full_name: '', email: '' }])(
  'falls back to the account when the profile is %o',
  (profile) => {
    expect(personFrom(profile, user)).toEqual({ name: 'Hannah at sign-up', email: 'sign-in@example.com' });
  },
);

it('makes up nothing', () => {
  expect(personFrom(null, { user_metadata: { full_name: 7 } })).toEqual({ name: '', email: '' });
});
