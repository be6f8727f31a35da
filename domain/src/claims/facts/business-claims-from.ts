/** The kind of person that a business claims from; undefined for every other pair of parties, and while it is typed. */
export function businessClaimsFrom({
  claimant,
  defendant,
}: {
  readonly claimant: string;
  readonly defendant: string;
}): 'individual' | 'sole-trader' | undefined {
  const isBusiness = claimant === 'sole-trader' || claimant === 'company' || claimant === 'organisation';
  const isPerson = defendant === 'individual' || defendant === 'sole-trader';
  return isBusiness && isPerson ? defendant : undefined;
}
