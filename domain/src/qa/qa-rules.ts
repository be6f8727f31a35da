import { missingAnswers } from '../claims/claim-form.ts';
import { deadlineAfter } from '../claims/deadline.ts';
import { isOverLimit, smallClaimsLimits } from '../claims/limits.ts';
import { deadlineUrgency } from '../claims/urgency.ts';
import { legalFraming } from '../letters/framing.ts';
import { responseDays, responseDeadline } from '../letters/response-deadline.ts';

/** The rules that the QA tests ask: the product's own, so a broken one shows. Another set is for testing the tests. */
export const productRules = {
  responseDays,
  responseDeadline,
  deadlineAfter,
  deadlineUrgency,
  isOverLimit,
  smallClaimsLimits,
  legalFraming,
  missingAnswers,
};

export type QaRules = typeof productRules;
