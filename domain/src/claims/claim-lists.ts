/** The lists an admin works through, by the last part of their address. */
export const claimLists = {
  all: { title: 'All Claims' },
  pending: { title: 'Claims Awaiting Response' },
  responded: { title: 'Claims with Responses' },
  'approaching-deadlines': { title: 'Claims with Approaching Deadlines' },
} as const;

export type ClaimListName = keyof typeof claimLists;

export function isClaimList(name: string): name is ClaimListName {
  return Object.hasOwn(claimLists, name);
}

/** A row of the list with replies leads to the review of the reply, every other to the claim. */
export function rowTarget(list: ClaimListName, claimId: string): string {
  return list === 'responded' ? `/admin/claim-review/${claimId}` : `/claim/${claimId}`;
}
