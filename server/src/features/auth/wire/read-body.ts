import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import { AuthError } from './auth-error.ts';

/** The contract treats missing, null and empty alike. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const metadataField = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});

export const pkceFields = { code_challenge: optionalText, code_challenge_method: optionalText };

/** What jsonb cannot store: NUL and lone surrogates. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Parses the JSON body, without unknown fields. A missing body counts as empty. */
export async function readBody<S extends z.ZodType>(c: AppContext, schema: S): Promise<z.output<S>> {
  const text = await c.req.text();
  const parsed = schema.safeParse(readJson(text));
  if (!parsed.success) throw notReadable();
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
    // Serialised here, so that JSON nested too deeply for that is refused as well.
    if (!unstorable.test(JSON.stringify(value))) return value;
  } catch {
    throw notReadable();
  }
  throw notReadable();
}

const notReadable = () => new AuthError(400, 'bad_json', 'Could not read the request body as JSON');
