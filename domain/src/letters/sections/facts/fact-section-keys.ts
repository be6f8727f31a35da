/** Parts of the letter that are composed of the claimant's answers in rows, in the order they stand. */
export const factSectionKeys = ['agreed', 'sum', 'interest', 'dates', 'tried', 'evidence'] as const;

export type FactSectionKey = (typeof factSectionKeys)[number];

export const isFactSection = (key: string): key is FactSectionKey =>
  (factSectionKeys as readonly string[]).includes(key);
