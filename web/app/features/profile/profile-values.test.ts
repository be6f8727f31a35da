import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import {
  bodyFrom,
  hasChanges,
  remembersDetails,
  saveProblem,
  valuesFrom,
  withoutDetails,
} from './profile-values.ts';

const record = {
  user_id: '00000000-0000-4000-8000-000000000001',
  role: 'plaintiff' as const,
  full_name: 'Hannah Okoro',
  email: 'hannah@post.example',
  phone: '07700 900123',
  date_of_birth: '1990-04-02',
  address_line_1: '12 Mill Lane',
  address_line_2: 'Flat 3',
  town_city: 'Leeds',
  postcode: 'LS1 4AP',
  created_at: null,
  updated_at: null,
};
const account = { email: 'signs-in@post.example', user_metadata: { full_name: 'Hannah O' } };

describe('valuesFrom', () => {
  it('takes every field of the profile to the form and back', () => {
    const { user_id, role, created_at, updated_at, ...fields } = record;
    expect(bodyFrom(valuesFrom(record, account))).toEqual(fields);
  });

  it('falls back to the account only when there is no profile', () => {
    expect(valuesFrom(null, account)).toMatchObject({
      fullName: 'Hannah O',
      email: 'signs-in@post.example',
      postcode: '',
    });
    expect(valuesFrom({ ...record, full_name: '' }, account).fullName).toBe('');
    expect(valuesFrom(null, { user_metadata: { full_name: 7 } })).toMatchObject({ fullName: '', email: '' });
  });
});

describe('hasChanges', () => {
  const before = valuesFrom(record, account);

  it('sees a change in any field, also one that empties it', () => {
    for (const name of Object.keys(before) as (keyof typeof before)[]) {
      expect(hasChanges(before, { ...before, [name]: '' }), name).toBe(true);
    }
  });

  it('does not ask about spaces at the ends', () => {
    expect(hasChanges(before, { ...before, townCity: ' Leeds ' })).toBe(false);
  });
});

describe('what new claims start with', () => {
  const before = valuesFrom(record, {});
  const none = { dateOfBirth: '', addressLine1: '', addressLine2: '', townCity: '', postcode: '' };

  it.each([
    ['dateOfBirth', '1990-04-02'],
    ['addressLine1', '12 Mill Lane'],
    ['townCity', 'Leeds'],
    ['postcode', 'LS1 1AA'],
  ])('is there with a %s, and goes alone', (name, value) => {
    const values = { ...before, ...none, [name]: value };
    expect(remembersDetails(values)).toBe(true);
    expect(withoutDetails(values)).toEqual({ ...before, ...none });
    expect(remembersDetails(withoutDetails(values))).toBe(false);
  });
});

describe('saveProblem', () => {
  it('names the form’s fields', () => {
    const fields = [{ field: 'address_line_1', message: 'Please use 160 characters or fewer' }];
    expect(saveProblem(new AppError('validation_failed', 'no', { fields }))).toEqual({
      fields: [{ field: 'addressLine1', message: 'Please use 160 characters or fewer' }],
    });
  });

  it.each([
    ['a refusal', new AppError('unavailable', 'down', { userMessage: 'Try later' })],
    [
      'fields that the form does not have',
      new AppError('validation_failed', 'no', { fields: [{ field: 'x', message: 'y' }] }),
    ],
    ['a bug', new TypeError('undefined is not a function')],
  ])('says that saving failed after %s', (_, error) => {
    expect(saveProblem(error)).toEqual({ message: 'Failed to save profile' });
  });
});
