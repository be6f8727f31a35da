import { z } from 'zod';
import { type IsoDate, isIsoDate } from './iso-date.ts';

/** A date field of a form or request body; the same words for a missing and for an impossible date. */
export function isoDate(message: string) {
  return z
    .string({ error: message })
    .trim()
    .refine(isIsoDate, { error: message })
    .transform((text) => text as IsoDate);
}
