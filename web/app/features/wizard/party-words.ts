import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

const claimants: Readonly<Record<string, string>> = {
  'sole-trader': 'Your business, as a sole trader',
  company: 'A company',
  organisation: 'An organisation',
};

/** What kind of party claims; undefined if it is the user privately. */
export function claimantWords({
  claimant,
  business = '',
}: Pick<FactsInput, 'claimant' | 'business'>): string | undefined {
  const kind = claimants[claimant];
  return kind && (business.trim() === '' ? kind : `${kind}: ${business.trim()}`);
}

const defendants: Readonly<Record<string, string>> = {
  'sole-trader': 'Individual who trades as a business',
  organisation: 'Organisation, not a company',
};

/** The kind of defendant in the facts, where it is more specific than the type in the form. */
export const defendantKindWords = ({ defendant }: Pick<FactsInput, 'defendant'>): string | undefined =>
  defendants[defendant];
