/** Who asks and who owes, as far as rules before court tell people apart. */
export const claimants = ['private', 'business'] as const;
export const defendants = ['company', 'sole-trader', 'private'] as const;

export type Claimant = (typeof claimants)[number];
export type Defendant = (typeof defendants)[number];
