import { AppError } from '@plainclaim/domain/shared/errors';
import type { ProofForm } from '../proof-form.ts';

export const asSent = ({ password, mailedCode, code }: ProofForm) => ({
  password,
  mailed_code: mailedCode,
  code,
});

/** The server names fields as they were sent; the form knows them by its own names. */
export function inFormNames(error: unknown): never {
  if (!(error instanceof AppError) || error.fields.length === 0) throw error;
  throw new AppError(error.code, error.message, {
    fields: error.fields.map(({ field, message }) => ({
      field: field === 'mailed_code' ? 'mailedCode' : field,
      message,
    })),
  });
}
