import { tooManyDrafts } from '@plainclaim/domain/claims/drafts';
import { AppError } from '@plainclaim/domain/shared/errors';
import { expect, it } from 'vitest';
import { failureOf, notSavedWords } from './save-state.ts';

it('says why the letter cannot be written yet, where the person can do something about it', () => {
  const full = failureOf(new AppError('conflict', 'too many drafts', { userMessage: tooManyDrafts }));
  expect(notSavedWords(full)).toBe(
    `Your answers are not saved yet, so the letter cannot be written: ${tooManyDrafts}`,
  );
  const offline = failureOf(new AppError('unavailable', 'no network'));
  for (const state of [offline, { kind: 'saving' } as const])
    expect(notSavedWords(state)).toBe(
      'Your answers are not saved yet, so the letter cannot be written. Please try again in a moment.',
    );
});
