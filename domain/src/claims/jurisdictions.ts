export const jurisdictions = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;

export type Jurisdiction = (typeof jurisdictions)[number];
