import type {
  BasisInput,
  FactsInput,
  InterestInput,
} from '@plainclaim/domain/claims/facts/input/facts-input';

/** The copy has words of its own, whatever the kind. */
type BasisAnswer = Exclude<keyof BasisInput, 'kind' | 'copy'>;
type InterestAnswer = Exclude<keyof InterestInput, 'kind'>;

const basisLabels: Readonly<Record<BasisAnswer, string>> = {
  madeOn: 'Day of the agreement',
  where: 'Where it was agreed',
  words: 'What was said',
  duty: 'Why they owe it',
  broken: 'What went wrong',
};

const interestLabels: Readonly<Record<InterestAnswer, string>> = {
  percent: 'Interest, percent a year',
  from: 'Interest from',
  why: 'Interest from that day because',
  amount: 'Your own figure of interest',
  how: 'How you worked it out',
  runsOn: 'Interest until they pay',
};

const basisAnswers: Readonly<Record<string, readonly BasisAnswer[]>> = {
  written: ['madeOn', 'broken'],
  spoken: ['madeOn', 'where', 'words', 'broken'],
  'no-agreement': ['duty', 'broken'],
};

const interestAnswers: Readonly<Record<string, readonly InterestAnswer[]>> = {
  'court-rate': ['from', 'why', 'runsOn'],
  'agreed-rate': ['percent', 'from', 'why', 'runsOn'],
  'late-payment': ['runsOn'],
  'own-figure': ['amount', 'how'],
};

const usedOfBasis = ({ kind }: BasisInput) => basisAnswers[kind] ?? [];
const usedOfInterest = ({ kind }: InterestInput) => interestAnswers[kind] ?? [];

/** The answers that belong to the chosen kinds. */
export const usedBasis = (basis: BasisInput) => [
  basis.kind,
  ...usedOfBasis(basis).map((answer) => basis[answer]),
];

export const usedInterest = (interest: InterestInput) => [
  interest.kind,
  ...usedOfInterest(interest).map((answer) => interest[answer]),
];

/** The answers of kinds that are not chosen: no letter prints them, and they are back when the choice is. */
export function unusedPart({
  basis,
  interest,
  lettersTo,
}: Pick<FactsInput, 'basis' | 'interest' | 'lettersTo'>) {
  const ofBasis = keysOf(basisLabels).filter((answer) => !usedOfBasis(basis).includes(answer));
  const ofInterest = keysOf(interestLabels).filter((answer) => !usedOfInterest(interest).includes(answer));
  const lines = [
    ...ofBasis.map((answer) => [basisLabels[answer], basis[answer]] as const),
    ...ofInterest.map((answer) => [interestLabels[answer], interest[answer]] as const),
    ...(lettersTo && !lettersTo.isOther
      ? [['Address for letters', lettersTo.address] as const, ['Its postcode', lettersTo.postcode] as const]
      : []),
  ];
  return {
    term: 'Typed, but not in the letter',
    // Interest runs on unless that is turned off.
    lines: lines.flatMap(([label, value]) =>
      value === '' || value === true ? [] : [`${label}: ${value === false ? 'No' : value}`],
    ),
    typed: undefined,
  };
}

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[];
