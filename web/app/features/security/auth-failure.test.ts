import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { authFailure, wordsFor } from './auth-failure.ts';

describe('authFailure', () => {
  it('shows the words of the service', () => {
    const failure = authFailure({ message: 'User already registered', code: 'email_exists', status: 422 });
    expect(failure.userMessage).toBe('User already registered');
    expect(failure.fields).toEqual([]);
  });

  it('puts a refusal about one field beside that field', () => {
    const failure = authFailure(
      { message: 'Too short', code: 'weak_password' },
      { weak_password: 'password' },
    );
    expect(failure.fields).toEqual([{ field: 'password', message: 'Too short' }]);
  });

  it('has plain words where the service has none for people', () => {
    expect(authFailure({ message: '{}' }).userMessage).toBe('An unexpected error occurred');
    expect(authFailure({ message: 'Nonce', code: 'reauthentication_not_valid' }).userMessage).toMatch(
      /^That code is not right/,
    );
    expect(
      authFailure({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }),
    ).toMatchObject({ code: 'unavailable', userMessage: expect.stringContaining('Check your connection') });
  });

  it('never shows what was not meant for people', () => {
    expect(wordsFor(new TypeError('x is not a function'))).toBe('An unexpected error occurred');
    expect(wordsFor(new AppError('internal', 'stack', { userMessage: 'Sorry' }))).toBe('Sorry');
  });
});
