import { beforeCourtWords } from '../claims/before-court.ts';
import type { ClaimValue } from '../claims/limits.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { responseDays } from './response-deadline.ts';

export const rulesBeforeCourtTitle = 'What the rules ask before court';

/** The rules that apply before court, against the days that the letter of this claim gives. */
export const rulesBeforeCourt = (
  claim: ClaimValue & { readonly defendantType: 'individual' | 'company' },
  on: IsoDate,
): readonly string[] =>
  beforeCourtWords(claim, { letterDays: responseDays(claim.issueType, claim.jurisdiction), on });
