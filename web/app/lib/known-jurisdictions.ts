import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** Those of a list from the server that we know, in our order. */
export const knownJurisdictions = (given: readonly string[]): readonly Jurisdiction[] =>
  jurisdictions.filter((one) => given.includes(one));
