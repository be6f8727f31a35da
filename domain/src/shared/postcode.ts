import { z } from 'zod';

/** A UK postcode in its written form: capitals, one space before the last three characters. */
export type UkPostcode = string & { readonly __format: 'UK postcode' };

// The shapes Royal Mail gives out. A match says the form is right, not that the postcode exists.
const shape =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;

// Jersey, Guernsey and the Isle of Man share the shape, but are not in the UK.
const outsideUk = new Set(['JE', 'GY', 'IM']);

const scottishAreas = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE'.split(' '));

// The Borders (TD) lie on both sides, and forces post (BF) is nowhere in particular.
const severalNations = new Set(['TD', 'BF']);

/** 'sw1a1aa' becomes 'SW1A 1AA'. Undefined when it does not have the form of a UK postcode. */
export function normalisePostcode(text: string): UkPostcode | undefined {
  // Checked before the change of case: some letters outside ASCII have an ASCII capital.
  if (!/^[A-Za-z0-9\s]*$/.test(text)) return undefined;
  const compact = text.replace(/\s/g, '').toUpperCase();
  if (!shape.test(compact) || outsideUk.has(areaOf(compact))) return undefined;
  return `${compact.slice(0, -3)} ${compact.slice(-3)}` as UkPostcode;
}

export function isUkPostcode(text: string): boolean {
  return normalisePostcode(text) !== undefined;
}

/** 'SW1A' of 'SW1A 1AA'. */
export function outwardCode(postcode: UkPostcode): string {
  return postcode.slice(0, -4);
}

/** 'SW' of 'SW1A 1AA'. */
export function postcodeArea(postcode: UkPostcode): string {
  return areaOf(postcode);
}

type NationHint = 'England & Wales' | 'Scotland' | 'Northern Ireland';

/** Where the address probably is: good for a question to the person, not for a decision. */
export function nationHint(postcode: UkPostcode): NationHint | undefined {
  const area = areaOf(postcode);
  if (severalNations.has(area)) return undefined;
  if (area === 'BT') return 'Northern Ireland';
  return scottishAreas.has(area) ? 'Scotland' : 'England & Wales';
}

/** A postcode field: gives the written form, or the message. */
export function ukPostcode(message: string) {
  return z
    .string({ error: message })
    .refine(isUkPostcode, { error: message })
    .transform((text) => normalisePostcode(text) as UkPostcode);
}

function areaOf(postcode: string): string {
  return /^[A-Z]+/.exec(postcode)?.[0] ?? '';
}
