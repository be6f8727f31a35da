import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { guidanceStages, guideClaim } from './guidance.ts';
import { issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';
import { onlyChoiceWords } from './only-choice.ts';

const debt = { jurisdiction: 'Scotland', issueType: 'Debt Recovery' } as const;

describe('one way on', () => {
  it.each([
    [
      'solicitor',
      6_000_00,
      'There is one way on: £6,000.00 is above the £5,000 small claims limit for Scotland',
    ],
    ['small-claims-help', 900_00, 'There is one way on. You turned the offer down'],
    ['advice', 900_00, 'which court deals with an injury does not depend on the sum alone'],
    ['mediation', 900_00, 'There is one way on for now'],
  ] as const)('says why: %s', (option, amount, words) => {
    expect(onlyChoiceWords(option, { ...debt, amount: pence(amount) })).toContain(words);
  });

  it('says of each claim only what is true', () => {
    for (const jurisdiction of jurisdictions)
      for (const issueType of issueTypes)
        for (const stage of guidanceStages)
          for (const amount of [900_00, 12_000_00].map(pence)) {
            const claim = { jurisdiction, issueType, amount };
            const [only, ...others] = guideClaim(claim, stage).options;
            if (only === undefined || others.length > 0) continue;
            const words = onlyChoiceWords(only, claim);
            expect(words.includes('turned the offer down')).toBe(
              stage === 'after-rejection' && only !== 'solicitor',
            );
            expect(words.includes('above')).toBe(amount === 12_000_00);
          }
  });
});
