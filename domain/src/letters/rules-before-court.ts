import { beforeCourtWords, type ClaimBeforeCourt } from '../claims/before-court.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { enclosesDebtPapers } from './enclosures/encloses-debt-papers.ts';
import { postAsWell } from './enclosures/post-as-well.ts';
import { responseDays } from './response-deadline.ts';

export const rulesBeforeCourtTitle = 'What the rules ask before court';

/** The rules that apply before court, against the days that the letter of this claim gives and what it encloses. */
export function rulesBeforeCourt(
  claim: ClaimBeforeCourt,
  on: IsoDate,
  { isPosted = false }: { readonly isPosted?: boolean } = {},
): readonly string[] {
  const isEnclosed = enclosesDebtPapers({ facts: claim, today: on });
  const words = beforeCourtWords(claim, {
    days: responseDays(claim.issueType, claim.jurisdiction),
    on,
    ...(isEnclosed && { enclosed: postAsWell.enclosed }),
  });
  return isEnclosed && !isPosted
    ? [...words, `${postAsWell.title}. ${postAsWell.why} ${postAsWell.how}`]
    : words;
}
