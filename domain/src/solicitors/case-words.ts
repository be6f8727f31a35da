import { z } from 'zod';
import { longText } from '../shared/text.ts';

export const longestDeclineReason = 1000;
export const longestCaseMessage = 5000;

/** Why a solicitor does not take a case on. Kept in the claim's history; the claimant is not told the words. */
export const declineForm = z.object({ reason: longText(longestDeclineReason, 'Please give a reason') });

/** What solicitor and client write to each other. */
export const caseMessageForm = z.object({ body: longText(longestCaseMessage, 'Please write a message') });
