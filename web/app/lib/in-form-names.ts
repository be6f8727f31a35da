import { AppError } from '@plainclaim/domain/shared/errors';

/** Rethrows a refusal of the API with the form's names for its fields: `account_holder` is `accountHolder` in forms. */
export function inFormNames(error: unknown): never {
  if (!(error instanceof AppError) || error.fields.length === 0) throw error;
  throw new AppError(error.code, error.message, {
    fields: error.fields.map(({ field, message }) => ({ field: camelCase(field), message })),
  });
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
