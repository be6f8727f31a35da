import { claimForm } from '@plainclaim/domain/claims/claim-form';
import { defendantTypes } from '@plainclaim/domain/claims/defendant';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { describe, expect, it } from 'vitest';
import { claimFromForm } from '../submission/claim-from-form.ts';
import { finishedForm } from '../testing/finished-form.ts';
import { type ClaimOfLetter, factsOfClaim, fingerprintOf } from './letter-facts.ts';

const now = new Date('2026-11-16T10:00:00Z');
const origin = { id: 'one', shortReference: 'AAAA-AAAA', userId: 'two', letter: '', now };

const pairs = issueTypes.flatMap((issueType) =>
  defendantTypes.map((defendantType) => ({ issueType, defendantType })),
);

describe.each(pairs)('the facts of a letter: $issueType against an $defendantType', (kind) => {
  const form = claimForm(now).parse({ ...finishedForm, ...kind, defendantCompanyName: 'Reed Cars Ltd' });
  const ofDraft = factsOfForm(form);

  it('are the same of a draft and of the claim that it becomes', () => {
    const claim = claimFromForm(form, origin) as ClaimOfLetter;
    expect(factsOfClaim(claim, undefined)).toEqual(ofDraft);
    expect(fingerprintOf(factsOfClaim(claim, undefined))).toBe(fingerprintOf(ofDraft));
  });

  it('tell of a company in a debt alone, so that other letters keep their fingerprint', () => {
    const isDebtOfCompany = kind.issueType === 'Debt Recovery' && kind.defendantType === 'company';
    expect('isDebtOfCompany' in ofDraft).toBe(isDebtOfCompany);
  });
});
