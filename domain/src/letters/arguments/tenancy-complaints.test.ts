import { describe, expect, it } from 'vitest';
import { type TenancyComplaint, tenancyComplaints } from '../../claims/facts/case-facts.ts';
import { jurisdictions } from '../../claims/jurisdictions.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import type { LetterContext } from '../letter-facts.ts';
import { letterPrompt } from '../prompt.ts';
import { draftSections } from '../sections.ts';
import { sampleClaim } from '../testing/sample-claims.ts';

const every = tenancyComplaints.flatMap((one) => jurisdictions.map((nation) => [one, nation] as const));

function letterOf(complaint: TenancyComplaint, nation: (typeof jurisdictions)[number]): LetterContext {
  const context = sampleClaim('Landlord/Tenant Dispute', nation);
  return { ...context, facts: { ...context.facts, complaint } };
}

const argumentOf = (context: LetterContext): string =>
  draftSections(context).find(({ key }) => key === 'argument')?.text ?? '';

/** Words that only one of them is about. */
const own: Readonly<Record<TenancyComplaint, RegExp>> = {
  'deposit-kept': /stays the tenant’s money/,
  'repairs-not-done': /knew of the disrepair/,
  'rent-unpaid': /Arrears have to tally/,
  'home-damaged': /damaged or was not left as it should/,
};

describe('what a landlord or a tenant complains of', () => {
  it.each(every)('is argued, and nothing else: %s, %s', (complaint, nation) => {
    const argument = argumentOf(letterOf(complaint, nation));
    expect(tenancyComplaints.filter((one) => own[one].test(argument))).toEqual([complaint]);
    expect(argument).not.toContain('whether deposit, rent, repairs or damage');
  });

  it.each(every)('makes a letter that passes its check: %s, %s', (complaint, nation) => {
    const context = letterOf(complaint, nation);
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
    expect(letterPrompt(context).user).toContain('argueOnlyThat');
  });
});
