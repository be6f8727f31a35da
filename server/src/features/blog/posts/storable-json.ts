import { AppError } from '@plainclaim/domain/shared/errors';

const deepest = 60;

/**
 * Any JSON, made storable: without NUL characters and lone surrogates, which PostgreSQL refuses, and of
 * limited depth, as reading it recursively would overflow the stack.
 */
export function storableJson(value: unknown, depth = 0): unknown {
  if (depth > deepest) {
    throw new AppError('validation_failed', 'the JSON is nested too deeply', {
      userMessage: 'This cannot be kept: it is nested too deeply.',
    });
  }
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [clean(key), storableJson(item, depth + 1)]),
  );
}

const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
