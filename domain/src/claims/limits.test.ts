import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_PENCE, pence } from '../shared/money.ts';
import { issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';
import { isOverLimit, overLimitNotice, smallClaimsLimits } from './limits.ts';

it('has the limits of the specification', () => {
  const limits = jurisdictions.map((jurisdiction) => [jurisdiction, smallClaimsLimits[jurisdiction].limit]);
  expect(Object.fromEntries(limits)).toEqual({
    'England & Wales': 1_000_000,
    Scotland: 500_000,
    'Northern Ireland': 300_000,
  });
});

it.each([
  [
    'England & Wales',
    1_000_001,
    'Your claim amount of £10,000.01 is above the £10,000 small claims limit for England & Wales. You may wish to consider consulting a solicitor for claims of this value.',
  ],
  [
    'Scotland',
    750_000,
    'Your claim amount of £7,500.00 is above the £5,000 small claims limit for Scotland. You may wish to consider consulting a solicitor for claims of this value.',
  ],
  [
    'Northern Ireland',
    300_100,
    'Your claim amount of £3,001.00 is above the £3,000 small claims limit for Northern Ireland. You may wish to consider consulting a solicitor for claims of this value.',
  ],
] as const)('says to the letter what is above the limit in %s', (jurisdiction, amount, notice) => {
  expect(overLimitNotice({ jurisdiction, amount: pence(amount), issueType: 'Other' })).toBe(notice);
});

it('says nothing at the limit, and never for Personal Injury', () => {
  for (const jurisdiction of jurisdictions) {
    const { limit } = smallClaimsLimits[jurisdiction];
    for (const issueType of issueTypes) {
      expect(overLimitNotice({ jurisdiction, issueType, amount: limit })).toBeUndefined();
      const isInjury = issueType === 'Personal Injury';
      expect(isOverLimit({ jurisdiction, issueType, amount: pence(limit + 1) })).toBe(!isInjury);
    }
    expect(
      overLimitNotice({ jurisdiction, issueType: 'Personal Injury', amount: MAX_PENCE }),
    ).toBeUndefined();
  }
});

it('has a notice exactly when the amount is over, and names the amount in it', () => {
  const claims = fc.record({
    amount: fc.integer({ min: 1, max: MAX_PENCE }).map(pence),
    jurisdiction: fc.constantFrom(...jurisdictions),
    issueType: fc.constantFrom(...issueTypes),
  });
  fc.assert(
    fc.property(claims, (claim) => {
      const notice = overLimitNotice(claim);
      expect(notice !== undefined).toBe(isOverLimit(claim));
      if (notice) expect(notice).toMatch(/of £[\d,]+\.\d\d is above the £(10,000|5,000|3,000) small/);
    }),
  );
});
