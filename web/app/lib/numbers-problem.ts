import { AppError } from '@plainclaim/domain/shared/errors';
import { numberFieldOf } from '@plainclaim/domain/solicitors/regulators';
import { knownJurisdictions } from './known-jurisdictions.ts';
import { problemWords } from './problem-words.ts';

/** The server names a wrong number by its jurisdiction, the form by its field. */
export function asNumbersProblem(error: unknown): {
  message?: string;
  fields?: { field: string; message: string }[];
} {
  const fields = error instanceof AppError ? error.fields : [];
  if (fields.length === 0) return { message: problemWords(error) };
  return {
    fields: fields.map(({ field, message }) => {
      const [known] = knownJurisdictions([field]);
      return { field: known ? numberFieldOf[known] : field, message };
    }),
  };
}
