import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** The known jurisdictions of a list from the server, in our order. */
export const knownJurisdictions = (given: readonly string[]): readonly Jurisdiction[] =>
  jurisdictions.filter((one) => given.includes(one));
