import { expect, it } from 'vitest';
import { formatReviewDate, termsReview } from './service-terms.ts';

it('writes the review dates as the terms do', () => {
  expect(formatReviewDate(termsReview.last)).toBe('05/08/2025');
  expect(formatReviewDate(termsReview.next)).toBe('05/02/2026');
});
