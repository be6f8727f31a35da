import { describe, expect, it } from 'vitest';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { sampleClaim, sampleValues } from './testing/sample-claims.ts';

describe('a gap the claimant left in the account', () => {
  const unfinished = sampleClaim('Contract Dispute', 'England & Wales', {
    issueDescription: 'It began well.\nHe was meant to come on [DATE] and never did.',
  });
  const letter = draftLetter(unfinished);
  const line = letter.split('\n').findIndex((text) => text.includes('meant to come')) + 1;
  const problem = {
    rule: 'placeholders',
    kind: 'contradiction',
    line,
    message: 'What happened is not finished at "[DATE]". Write what belongs there, or take it out.',
  };

  it('is pointed out at its line, and never filled in for them', () => {
    expect(checkLetter(letter, unfinished, 'draft', sampleValues)).toMatchObject([problem]);
    const sent = resolvePlaceholders(letter, sampleValues);
    expect(sent).toContain('to come on [DATE] and');
    expect(sent).toContain(sampleValues.date);
    expect(checkLetter(sent, unfinished, 'final', sampleValues)).toMatchObject([problem]);
  });

  it('does not stand for the date at the head', () => {
    const problems = checkLetter(letter.replace('[DATE]\n', 'Today\n'), unfinished, 'draft');
    expect(problems.map(({ kind }) => kind)).toEqual(['missing', 'contradiction']);
  });
});
