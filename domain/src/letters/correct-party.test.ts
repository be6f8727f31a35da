import { expect, test } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { checkLetter } from './check-letter.ts';
import { correctParty } from './correct-party.ts';
import { draftLetter } from './draft-letter.ts';
import { isBlocking } from './letter-problem.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const corrected = { defendantName: 'Nordgate (Kitchens) Ltd', defendantAddress: '4 New Row, Leeds, LS1 4AP' };

test.each(jurisdictions.flatMap((nation) => issueTypes.map((issueType) => [issueType, nation] as const)))(
  'a letter about %s in %s names the party put right, and passes its check',
  (issueType, nation) => {
    const context = sampleClaim(issueType, nation);
    const letter = correctParty(draftLetter(context), context.facts, corrected);
    expect(letter).toContain(`To: ${corrected.defendantName} (the`);
    expect(letter).toContain(`Address: ${corrected.defendantAddress}`);
    expect(letter).toContain(`Dear ${corrected.defendantName},`);
    const facts = { ...context.facts, ...corrected };
    expect(checkLetter(letter, { ...context, facts }, 'draft').filter(isBlocking)).toEqual([]);
  },
);

test('what the claimant told stays as it was told', () => {
  const { facts, ...rest } = sampleClaim('Contract Dispute', 'England & Wales');
  const issueDescription = `${facts.issueDescription} The invoice says Northgate Kitchens Ltd.`;
  const context = { ...rest, facts: { ...facts, issueDescription } };
  const letter = correctParty(draftLetter(context), context.facts, { ...facts, ...corrected });
  expect(letter).toContain('The invoice says Northgate Kitchens Ltd.');
  expect(letter).not.toContain('Dear Northgate Kitchens Ltd');
});

test('only whole names are replaced, and the same names change nothing', () => {
  const { facts, ...rest } = sampleClaim('Property Damage', 'Scotland');
  const letter = `${draftLetter({ facts, ...rest })}\nA copy goes to Callum Reidson.`;
  const renamed = correctParty(letter, facts, { ...facts, defendantName: 'Colum Reid' });
  expect(renamed).toContain('A copy goes to Callum Reidson.');
  expect(renamed).toContain('Dear Colum Reid,');
  expect(correctParty(letter, facts, facts)).toBe(letter);
});
