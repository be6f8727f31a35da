import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { legalFraming } from './framing.ts';

describe('legalFraming', () => {
  it.each([
    ['England & Wales', 'County Court', 'Civil Procedure Rules', 'claimant', 'defendant', 'judgment'],
    ['Scotland', 'Sheriff Court', 'Simple Procedure Rules', 'claimant', 'respondent', 'decree'],
    [
      'Northern Ireland',
      'County Court',
      'County Court Small Claims Rules',
      'applicant',
      'respondent',
      'judgment',
    ],
  ] as const)('%s', (jurisdiction, court, rules, claimant, defendant, decision) => {
    for (const issueType of issueTypes)
      expect(legalFraming(jurisdiction, issueType)).toMatchObject({
        court,
        rules,
        claimant,
        defendant,
        decision,
      });
  });

  it.each([
    ['England & Wales', 'Personal Injury', 'Pre-Action Protocol for Personal Injury Claims'],
    ['Scotland', 'Personal Injury', 'Pre-Action Protocol for Personal Injury Claims in Scotland'],
    [
      'Northern Ireland',
      'Personal Injury',
      'Pre-Action Protocol for Personal Injury Claims in Northern Ireland',
    ],
    ['England & Wales', 'Debt Recovery', 'Pre-Action Protocol for Debt Claims'],
    ['Scotland', 'Debt Recovery', 'Simple Procedure Rules'],
    ['Northern Ireland', 'Debt Recovery', 'County Court Small Claims Rules'],
    ['England & Wales', 'Consumer Rights', 'Civil Procedure Rules'],
    ['Scotland', 'Other', 'Simple Procedure Rules'],
  ] as const)('%s, %s: the %s', (jurisdiction, issueType, protocol) => {
    expect(legalFraming(jurisdiction, issueType).protocol).toBe(protocol);
  });

  it('names the Civil Procedure Rules in England and Wales only', () => {
    const elsewhere = jurisdictions.filter((jurisdiction) => jurisdiction !== 'England & Wales');
    for (const jurisdiction of elsewhere)
      for (const issueType of issueTypes)
        expect(Object.values(legalFraming(jurisdiction, issueType))).not.toContain('Civil Procedure Rules');
  });
});
