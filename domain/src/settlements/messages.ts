/** What the review of an offer says when there is nothing to show, or an answer did not go through. */
export const settlementMessages = {
  none: 'No settlement offer found for this claim.',
  missing: 'Settlement offer or associated claim not found.',
  notYours: 'You do not have permission to view this settlement offer.',
  notLoaded: 'Failed to load settlement offer details.',
  unexpected: 'An unexpected error occurred while loading the settlement offer.',
  notAccepted: 'Failed to accept settlement. Please try again.',
  notRejected: 'Failed to reject settlement. Please try again.',
} as const;
