import { expect, it } from 'vitest';
import { toIsoDate } from './iso-date.ts';
import { formatReviewDate, nextReviewLabel, termsReview } from './service-terms.ts';

it('writes the review dates as the terms do', () => {
  expect(formatReviewDate(termsReview.last)).toBe('05/08/2025');
  expect(formatReviewDate(termsReview.next)).toBe('05/02/2026');
});

it.each([
  ['2026-02-04', 'Next review'],
  ['2026-02-05', 'Next review'],
  ['2026-02-06', 'Review was due'],
])('on %s the next review reads "%s"', (today, label) =>
  expect(nextReviewLabel(toIsoDate(today))).toBe(label),
);
