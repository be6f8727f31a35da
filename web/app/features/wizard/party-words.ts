import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

const claimants: Readonly<Record<string, string>> = {
  'sole-trader': 'Your business, as a sole trader',
  company: 'A company',
  organisation: 'An organisation',
};

/** What kind of party claims; undefined if it is the user privately. */
export const claimantWords = ({ claimant }: Pick<FactsInput, 'claimant'>): string | undefined =>
  claimants[claimant];

const defendants: Readonly<Record<string, string>> = {
  'sole-trader': 'Individual who trades as a business',
  organisation: 'Organisation, not a company',
};

/** The kind of defendant in the facts, where it is more specific than the type in the form. */
export const defendantKindWords = ({ defendant }: Pick<FactsInput, 'defendant'>): string | undefined =>
  defendants[defendant];
