import { z } from 'zod';
import type { Jurisdiction } from '../claims/jurisdictions.ts';

export type Regulator = {
  readonly name: string;
  readonly register: string;
  /** What the number is called on the regulator's own register. */
  readonly numberName: string;
  readonly shape: RegExp;
  readonly message: string;
};

/**
 * Who admits solicitors where. The shape is only a first check against typing errors: before approving, an admin
 * looks the number up in the register. Questioned in docs/legal-review.md.
 */
export const regulators: Readonly<Record<Jurisdiction, Regulator>> = {
  'England & Wales': {
    name: 'Solicitors Regulation Authority',
    register: 'https://www.sra.org.uk/consumers/register/',
    numberName: 'SRA number',
    shape: /^\d{5,7}$/,
    message: 'An SRA number has 5 to 7 digits',
  },
  Scotland: {
    name: 'Law Society of Scotland',
    register: 'https://www.lawscot.org.uk/find-a-solicitor/',
    numberName: 'Law Society of Scotland number',
    shape: /^\d{4,6}$/,
    message: 'A Law Society of Scotland number has 4 to 6 digits',
  },
  'Northern Ireland': {
    name: 'Law Society of Northern Ireland',
    register: 'https://www.lawsoc-ni.org/using-a-solicitor/find-a-solicitor',
    numberName: 'Law Society of Northern Ireland number',
    shape: /^\d{3,6}$/,
    message: 'A Law Society of Northern Ireland number has 3 to 6 digits',
  },
};

/** One number per jurisdiction; whatever is not known yet is empty. */
export type RegulatorNumbers = Readonly<Partial<Record<Jurisdiction, string>>>;

const numberFor = (jurisdiction: Jurisdiction) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine((number) => number === '' || regulators[jurisdiction].shape.test(number), {
      error: regulators[jurisdiction].message,
    })
    .optional();

export const regulatorNumbers = z.object({
  'England & Wales': numberFor('England & Wales'),
  Scotland: numberFor('Scotland'),
  'Northern Ireland': numberFor('Northern Ireland'),
});

/** The jurisdictions that someone takes cases in without having shown that they may. */
export function unprovenJurisdictions(
  jurisdictions: readonly Jurisdiction[],
  numbers: RegulatorNumbers,
): readonly Jurisdiction[] {
  return jurisdictions.filter((one) => !regulators[one].shape.test(numbers[one] ?? ''));
}
