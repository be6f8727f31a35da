import { type Jurisdiction, jurisdictions } from '../claims/jurisdictions.ts';

export type Regulator = {
  readonly name: string;
  readonly register: string;
  /** What the number is called on the regulator's own register. */
  readonly numberName: string;
  readonly shape: RegExp;
  readonly message: string;
};

/**
 * The regulator of solicitors in each jurisdiction. The shape only catches typing errors: before approving, an admin
 * looks the number up in the register. Questioned in docs/legal-review.md. Without zod: the public sign-up form
 * shows these words before its rules are loaded.
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

/** One number per jurisdiction; numbers not known yet are absent. */
export type RegulatorNumbers = Readonly<Partial<Record<Jurisdiction, string>>>;

/** What the fields of a form are called: a jurisdiction has spaces in its name, a field must not. */
export const numberFieldOf = {
  'England & Wales': 'sraNumber',
  Scotland: 'lawSocietyOfScotlandNumber',
  'Northern Ireland': 'lawSocietyOfNiNumber',
} as const satisfies Record<Jurisdiction, string>;

export type NumbersForm = Record<(typeof numberFieldOf)[Jurisdiction], string>;

export const numbersToForm = (numbers: RegulatorNumbers): NumbersForm => ({
  sraNumber: numbers['England & Wales'] ?? '',
  lawSocietyOfScotlandNumber: numbers.Scotland ?? '',
  lawSocietyOfNiNumber: numbers['Northern Ireland'] ?? '',
});

/** What was typed, by jurisdiction; fields left empty are left out. */
export function numbersFromForm(form: NumbersForm): RegulatorNumbers {
  return Object.fromEntries(
    jurisdictions
      .map((one) => [one, form[numberFieldOf[one]]] as const)
      .filter(([, number]) => number !== ''),
  );
}
