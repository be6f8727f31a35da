import { expect, it } from 'vitest';
import { consentWords } from './consent.ts';
import { canMoveReferral, givesAccess, referralStatuses } from './referrals.ts';

it('is said to last as the rules have it: taken back until the work is done, after which the case file stays open', () => {
  const open = referralStatuses.filter((status) => canMoveReferral(status, 'withdraw', 'system'));
  expect(open).toEqual(['pending', 'accepted', 'in-progress']);
  expect(givesAccess('withdrawn')).toBe(false);
  expect(givesAccess('completed')).toBe(true);
  const words = consentWords('here');
  expect(words).toMatch(/^You can take this consent back here until a solicitor has completed the work/);
  // The solicitor of an earlier search, whose work is done, still can.
  expect(words).toContain('no solicitor who was asked in this search can open the case file');
  expect(words).toMatch(/Once the work is completed.*can still open it\.$/);
});
