import { z } from 'zod';

export const consentMessage = 'Please agree to share your case file';

/** Nothing is shared with a solicitor before the claimant says so. */
export const consentForm = z.object({
  consent: z.boolean().refine((said) => said, { error: consentMessage }),
});

/**
 * Until when the consent can be taken back, and what holds after. The rules are those of a referral: withdrawn until it
 * is completed, and a completed one still gives access.
 */
export const consentWords = (where: string): string =>
  `You can take this consent back ${where} until a solicitor has completed the work on your case. Once you do, no solicitor who was asked in this search can open the case file. Once the work is completed, the consent can no longer be taken back, and the case file stays with the solicitor who did the work: they can still open it.`;

/** Said of the solicitor whose work is done. */
export const consentAfterWords =
  'They can still open your case file: that consent can no longer be taken back.';
