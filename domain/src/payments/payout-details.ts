import { z } from 'zod';
import { shortText } from '../shared/text.ts';

/** People write them with dashes or spaces; banks want the digits. */
const digits = (count: number, { required, wrong }: { readonly required: string; readonly wrong: string }) =>
  z
    .string({ error: required })
    .transform((typed) => typed.replace(/[\s\u2010-\u2015-]/g, ''))
    .refine((text) => text !== '', { error: required })
    .refine((text) => text === '' || (/^\d+$/.test(text) && text.length === count), { error: wrong });

/** Where a claimant's share is sent: an account at a bank in the UK. */
export const payoutDetailsForm = z.object({
  accountHolder: shortText(70, 'Account holder is required'),
  sortCode: digits(6, { required: 'Sort code is required', wrong: 'Enter the 6 digits of the sort code' }),
  accountNumber: digits(8, {
    required: 'Account number is required',
    wrong: 'Enter the 8 digits of the account number',
  }),
});

export type PayoutDetails = z.output<typeof payoutDetailsForm>;

/** 12-34-56, as on a bank card. */
export const formatSortCode = (code: string): string => code.replace(/(\d\d)(?=\d)/g, '$1-');

/** Enough to recognise one's own account, and useless to others. */
export const maskAccountNumber = (number: string): string => `••••${number.slice(-4)}`;

export const maskSortCode = (code: string): string => `••-••-${code.slice(-2)}`;
