import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { debtorOf } from './facts-of-form.ts';
import { debtProtocol, practiceDirection } from './framing.ts';
import type { LetterContext } from './letter-facts.ts';
import { letterPrompt } from './prompt.ts';
import { repairLetter } from './repair-letter.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const debtOf = (
  defendantType: 'individual' | 'company',
  jurisdiction: (typeof jurisdictions)[number],
): LetterContext => {
  const context = sampleClaim('Debt Recovery', jurisdiction);
  return {
    ...context,
    facts: { ...context.facts, ...debtorOf({ issueType: 'Debt Recovery', defendantType }) },
  };
};

describe('a letter about a debt of a company', () => {
  it.each(jurisdictions)('in %s offers no help that is for people in debt', (jurisdiction) => {
    const helpForPeople = /StepChange|National Debtline|Breathing Space|moratorium|Advice NI and from/;
    const letter = draftLetter(debtOf('company', jurisdiction));
    expect(letter).not.toMatch(helpForPeople);
    expect(letter).toContain('You are free to take advice before you answer.');
    expect(draftLetter(debtOf('individual', jurisdiction))).toMatch(helpForPeople);
  });

  it.each(jurisdictions)('in %s keeps its own check', (jurisdiction) => {
    const context = debtOf('company', jurisdiction);
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
  });

  it('says that the protocol for debts does not apply, and gives its days', () => {
    const letter = draftLetter(debtOf('company', 'England & Wales'));
    expect(letter).toContain(`The ${practiceDirection} applies to this claim.`);
    expect(letter).toContain(
      `The ${debtProtocol} is for debts of individuals and sole traders and does not apply, but you are given its 30 days`,
    );
    expect(letter).not.toMatch(/Information Sheet|Reply Form|If that is your position/);
    expect(draftLetter(debtOf('individual', 'England & Wales'))).toContain('If that is your position');
  });

  it('is repaired where a model writes it under the protocol for debts', () => {
    const ofCompany = debtOf('company', 'England & Wales');
    const underProtocol = draftLetter(debtOf('individual', 'England & Wales')).replaceAll(
      practiceDirection,
      'Civil Procedure Rules',
    );
    expect(checkLetter(underProtocol, ofCompany, 'draft').map(({ rule }) => rule)).toContain(
      'pre-action-conduct',
    );
    expect(repairLetter(underProtocol, ofCompany).letter).toContain('does not apply, but you are given');
    expect(letterPrompt(ofCompany).system).toContain(`only to say that it is for debts of individuals`);
    expect(letterPrompt(debtOf('individual', 'England & Wales')).system).not.toContain('only to say that it');
  });
});

it('knows of the company in letters about its debts alone', () => {
  const told = issueTypes.filter(
    (issueType) => debtorOf({ issueType, defendantType: 'company' }).isDebtOfCompany,
  );
  expect(told).toEqual(['Debt Recovery']);
  expect(debtorOf({ issueType: 'Debt Recovery', defendantType: 'individual' })).toEqual({});
});
