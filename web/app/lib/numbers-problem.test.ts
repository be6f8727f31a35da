import { AppError } from '@plainclaim/domain/shared/errors';
import { expect, it } from 'vitest';
import { asNumbersProblem } from './numbers-problem.ts';

it('finds the field of a number that the server refused', () => {
  const fields = [
    { field: 'Scotland', message: 'A Law Society of Scotland number has 4 to 6 digits' },
    { field: 'something of tomorrow', message: 'No' },
  ];
  const { fields: named } = asNumbersProblem(new AppError('validation_failed', 'wrong', { fields }));
  expect(named?.map(({ field }) => field)).toEqual(['lawSocietyOfScotlandNumber', 'something of tomorrow']);
});

it('says the words of any other refusal', () => {
  const error = new AppError('conflict', 'approved', { userMessage: 'You are approved with these numbers.' });
  expect(asNumbersProblem(error)).toEqual({ message: 'You are approved with these numbers.' });
});
