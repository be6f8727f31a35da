import { isUkPostcode, normalisePostcode } from './postcode.ts';
import { shortText } from './text.ts';

/** A postcode that must be given, in its written form. */
export const postcodeField = (required: string) =>
  shortText(12, required)
    .refine((text) => text === '' || isUkPostcode(text), { error: 'Please enter a valid UK postcode' })
    .transform((text) => normalisePostcode(text) ?? '');
