import { z } from 'zod';
import { groupDigits } from './digits.ts';

/**
 * Money inside the product: a whole number of pence. The brand exists because the JSON of the product
 * carries pounds, and both would otherwise be plain numbers.
 */
export type Pence = number & { readonly __unit: 'pence' };

/** The most that a numeric(12,2) column holds: £9,999,999,999.99. */
export const MAX_PENCE = 999_999_999_999 as Pence;

export function pence(value: number): Pence {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of pence: ${value}`);
  // Adding zero turns -0 into 0, which would otherwise be printed as -£0.00.
  return (value + 0) as Pence;
}

const groupedPounds = /^£? ?(\d+|\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+))(?:\.(\d{1,2}))?$/;
const onlyPence = /^£? ?\.(\d{1,2})$/;

/** What a person types into an amount field. Undefined when it is not clearly one amount of pounds. */
export function parsePounds(text: string): Pence | undefined {
  const typed = text.replace(/\s/g, ' ').trim();
  const grouped = groupedPounds.exec(typed);
  const whole = grouped?.[1]?.replace(/[, ]/g, '') ?? '0';
  const fraction = grouped ? (grouped[2] ?? '') : onlyPence.exec(typed)?.[1];
  if (fraction === undefined) return undefined;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return value <= MAX_PENCE ? pence(value) : undefined;
}

/** An amount of which nothing more can be said than how to write it. */
export const unreadableAmount = 'Please give the amount in pounds and pence, such as 2,500 or 2500.50';

/** Why an amount as typed is not one sum of pounds, in words; undefined when it is, and when there is no figure in it. */
export function typedPoundsProblem(text: string): string | undefined {
  if (parsePounds(text) !== undefined || !/\d/.test(text) || /^[\s£]*[-−]/.test(text)) return undefined;
  const parts = text.split(/[+&]|\band\b|\bplus\b/i).filter((part) => /\d/.test(part));
  if (parts.length > 1) return 'Please add the parts together and give one amount, such as 2500';
  return /^[£\s\d,.]*\d{11}|(?:\d,?){11}/.test(text)
    ? `Please give an amount of at most £${groupDigits(Math.floor(MAX_PENCE / 100))}`
    : unreadableAmount;
}

/** Pounds as the JSON carries them. Decimals beyond the penny round half up, as written in decimal. */
export function penceFromPounds(pounds: number): Pence {
  if (!Number.isFinite(pounds)) throw new RangeError(`Not an amount of pounds: ${pounds}`);
  const size = Math.round(shiftDecimals(Math.abs(pounds), 2));
  if (size > MAX_PENCE) throw new RangeError(`More pounds than can be stored: ${pounds}`);
  return pence(pounds < 0 ? -size : size);
}

export function poundsFromPence(amount: Pence): number {
  return amount / 100;
}

/** The text of a numeric(12,2) column, such as "1234.50". */
export function penceFromDecimal(text: string): Pence {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`Not a decimal amount: ${text}`);
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return pence(match[1] === '-' ? -size : size);
}

export function decimalFromPence(amount: Pence): `${number}` {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** £1,234.50 */
export function formatGbp(amount: Pence): string {
  const [pounds = '', pennies] = decimalFromPence(amount).replace('-', '').split('.');
  return `${amount < 0 ? '-' : ''}£${groupDigits(pounds)}.${pennies}`;
}

/** £10,000 for limits. An amount with pence keeps them: a rounded limit would be a wrong limit. */
export function formatPoundsWhole(amount: Pence): string {
  return amount % 100 === 0 ? formatGbp(amount).slice(0, -3) : formatGbp(amount);
}

/** An amount of pounds in a request body: above zero, no part of a penny, storable. */
export function positivePounds(message: string) {
  return z
    .number({ error: message })
    .refine(isStorablePounds, { error: message })
    .transform((pounds) => penceFromPounds(pounds));
}

function isStorablePounds(pounds: number): boolean {
  const exact = shiftDecimals(pounds, 2);
  const nearest = Math.round(exact);
  // A sum made by a browser (0.1 + 0.2) misses the penny by a hair; a real part of a penny is refused.
  return Math.abs(exact - nearest) < 0.001 && nearest > 0 && nearest <= MAX_PENCE;
}

/** Moves the decimal point in the written number: 1.005 × 100 is 100.49999… in binary, but 100.5 on paper. */
function shiftDecimals(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
