import { AppError } from '@plainclaim/domain/shared/errors';
import { expect, it } from 'vitest';
import { inFormNames } from './in-form-names.ts';

const thrownBy = (error: unknown): unknown => {
  try {
    inFormNames(error);
  } catch (thrown) {
    return thrown;
  }
};

it('names the fields of a refusal as the form does', () => {
  const fields = ['account_holder', 'mailed_code', 'code'].map((field) => ({ field, message: 'Wrong' }));
  const refusal = new AppError('validation_failed', 'some fields are wrong', { fields });
  expect(thrownBy(refusal)).toMatchObject({
    code: 'validation_failed',
    fields: [{ field: 'accountHolder' }, { field: 'mailedCode' }, { field: 'code' }],
  });
});

it('passes any other error on as it is', () => {
  const error = new Error('no connection');
  expect(thrownBy(error)).toBe(error);
});
