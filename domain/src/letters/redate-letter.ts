import type { IsoDate } from '../shared/iso-date.ts';
import { responseDeadline } from './response-deadline.ts';

/**
 * A letter drafted on one day and sent on a later one: its deadline moves with it, so that the other side
 * has all its days. Call before the final check.
 */
export function redateLetter(
  letter: string,
  claim: { readonly issueType: string; readonly jurisdiction: string },
  draftedOn: IsoDate,
  today: IsoDate,
): string {
  const was = responseDeadline(claim, draftedOn).longDate;
  // Not inside a longer number: '1 May 2026' is also the end of '21 May 2026'.
  const pattern = new RegExp(`(?<!\\d)${was}(?!\\d)`, 'g');
  return letter.replace(pattern, responseDeadline(claim, today).longDate);
}
