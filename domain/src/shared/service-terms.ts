import { type IsoDate, toIsoDate } from './iso-date.ts';

/**
 * What the terms, the privacy notice and the FAQ promise, in figures. Source: specification 1, section 9, and
 * specification 2, section 9. The pages read them from here, so one edited line changes every page.
 */
export const serviceTerms = {
  /** Days from the settlement within which a commission may be disputed. */
  commissionDisputeDays: 30,
  /** Written notice before an account is closed for a breach that is not material. */
  breachNoticeDays: 30,
  /** Liability is capped at the fees paid in so many months before the event. See docs/legal-review.md. */
  liabilityCapMonths: 12,
  /** How long case information and account data may be kept after closure. See docs/legal-review.md. */
  retentionYears: 7,
  /** How long it is recorded who signed in when and from where. Not less than the database insists on (migration 0020). */
  signInRecordMonths: 12,
  /** How long after a claim's pause its reason is kept. */
  pauseReasonDays: 30,
  /** Days within which a refund may be asked for. */
  refundDays: 14,
} as const;

/** When the terms were last looked through, and when they are due again (specification 1, section 2). */
export const termsReview = {
  last: toIsoDate('2025-08-05'),
  next: toIsoDate('2026-02-05'),
} as const;

/** The day of the next review stays on the page; once it has passed, the page says so. */
export const nextReviewLabel = (today: IsoDate): string =>
  today > termsReview.next ? 'Review was due' : 'Next review';

/** 05/08/2025: how the terms write their review dates. */
export function formatReviewDate(date: string): string {
  return date.split('-').reverse().join('/');
}
