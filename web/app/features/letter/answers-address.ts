/** A step of the wizard on this draft: 1 for what happened, 4 for the review. */
export const answersAddress = (draftId: string, step: 1 | 4): string =>
  `/submit-claim?draft=${draftId}&step=${step}`;
