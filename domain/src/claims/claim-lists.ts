/** The lists of claims on admin screens, by the last segment of their path. */
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

/** Filters a list to the claims that one dashboard figure counts, or to test claims, which no figure counts. */
export const claimNarrowings = {
  overdue: 'Overdue',
  due: 'Due today or in the next 3 days',
  'no-response': 'Without a response',
  disputed: 'Marked as a dispute, open',
  'pause-to-confirm': 'Paused, not confirmed yet',
  test: 'Test claims',
} as const;

export type ClaimNarrowing = keyof typeof claimNarrowings;

type ClaimSelection = { readonly list: ClaimListName; readonly only?: ClaimNarrowing };

/**
 * The claims that each figure of the dashboard counts; its link opens them. The specification counts two things as
 * awaiting a response: what its list of that name holds, and all claims less those with a reply.
 */
export const figureSelections = {
  totalClaims: { list: 'all' },
  pendingClaimsCount: { list: 'pending' },
  claimsAwaitingResponse: { list: 'all', only: 'no-response' },
  claimsWithResponses: { list: 'responded' },
  overdueClaimsCount: { list: 'approaching-deadlines', only: 'overdue' },
  approachingDeadlinesCount: { list: 'approaching-deadlines', only: 'due' },
  disputedClaimsCount: { list: 'all', only: 'disputed' },
} as const satisfies Readonly<Record<string, ClaimSelection>>;

export type CountedFigure = keyof typeof figureSelections;

/** The address of the list that a figure counts. */
export function figureLink(figure: CountedFigure): string {
  const { list, only }: ClaimSelection = figureSelections[figure];
  return `/admin/claims/${list}${only ? `?only=${only}` : ''}`;
}

/** A row leads to where an admin acts on it: to the review where there is a reply or a pause to confirm, else to the claim. */
export function rowTarget(list: ClaimListName, claimId: string, only?: ClaimNarrowing | ''): string {
  return list === 'responded' || only === 'pause-to-confirm'
    ? `/admin/claim-review/${claimId}`
    : `/claim/${claimId}`;
}
