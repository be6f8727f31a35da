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

/** As they are sent and kept. */
export const regulatorNumbers = z.object({
  'England & Wales': numberFor('England & Wales').optional(),
  Scotland: numberFor('Scotland').optional(),
  'Northern Ireland': numberFor('Northern Ireland').optional(),
});

/** As they are typed, for every form that asks for them. */
export const numberFields = {
  sraNumber: numberFor('England & Wales'),
  lawSocietyOfScotlandNumber: numberFor('Scotland'),
  lawSocietyOfNiNumber: numberFor('Northern Ireland'),
};

export const numbersForm = z.object(numberFields);

/** Those that fit: at sign-up a wrong number must not cost someone the account. */
export function fittingNumbers(given: unknown): RegulatorNumbers {
  const said = z.record(z.string(), z.unknown()).catch({}).parse(given);
  const fitting = jurisdictions.flatMap((one) => {
    const { data } = numberFor(one).safeParse(said[one]);
    return data ? [[one, data] as const] : [];
  });
  return Object.fromEntries(fitting);
}

/** The jurisdictions that someone takes cases in without having shown that they may. */
export function unprovenJurisdictions(
  jurisdictions: readonly Jurisdiction[],
  numbers: RegulatorNumbers,
): readonly Jurisdiction[] {
  return jurisdictions.filter((one) => !regulators[one].shape.test(numbers[one] ?? ''));
}
