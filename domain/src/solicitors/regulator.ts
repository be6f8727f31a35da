import { z } from 'zod';
import { type Jurisdiction, jurisdictions } from '../claims/jurisdictions.ts';
import { type RegulatorNumbers, regulators } from './regulators.ts';

const numberFor = (jurisdiction: Jurisdiction) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine((number) => number === '' || regulators[jurisdiction].shape.test(number), {
      error: regulators[jurisdiction].message,
    });

/** As sent to the API and stored. */
export const regulatorNumbers = z.object({
  'England & Wales': numberFor('England & Wales').optional(),
  Scotland: numberFor('Scotland').optional(),
  'Northern Ireland': numberFor('Northern Ireland').optional(),
});

/** As form fields. */
export const numberFields = {
  sraNumber: numberFor('England & Wales'),
  lawSocietyOfScotlandNumber: numberFor('Scotland'),
  lawSocietyOfNiNumber: numberFor('Northern Ireland'),
};

export const numbersForm = z.object(numberFields);

/** Only the valid numbers: a wrong one must not make the sign-up fail. */
export function fittingNumbers(given: unknown): RegulatorNumbers {
  const said = z.record(z.string(), z.unknown()).catch({}).parse(given);
  const fitting = jurisdictions.flatMap((one) => {
    const { data } = numberFor(one).safeParse(said[one]);
    return data ? [[one, data] as const] : [];
  });
  return Object.fromEntries(fitting);
}

/** Jurisdictions without a valid regulator number: the solicitor has not shown that they may act there. */
export function unprovenJurisdictions(
  jurisdictions: readonly Jurisdiction[],
  numbers: RegulatorNumbers,
): readonly Jurisdiction[] {
  return jurisdictions.filter((one) => !regulators[one].shape.test(numbers[one] ?? ''));
}
