import { z } from 'zod';

export const consentMessage = 'Please agree to share your case file';

/** Nothing is shared with a solicitor before the claimant says so. */
export const consentForm = z.object({
  consent: z.boolean().refine((said) => said, { error: consentMessage }),
});
