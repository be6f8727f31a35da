import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

const claimants: Readonly<Record<string, string>> = {
  'sole-trader': 'Your business, as a sole trader',
  company: 'A company',
  organisation: 'An organisation',
};

/** For whom is claimed, where it is not for the person who writes. */
export const claimantWords = ({ claimant }: Pick<FactsInput, 'claimant'>): string | undefined =>
  claimants[claimant];

const defendants: Readonly<Record<string, string>> = {
  'sole-trader': 'Individual who trades as a business',
  organisation: 'Organisation, not a company',
};

/** The finer kind of defendant, where one was told beside the form's type. */
export const defendantKindWords = ({ defendant }: Pick<FactsInput, 'defendant'>): string | undefined =>
  defendants[defendant];
