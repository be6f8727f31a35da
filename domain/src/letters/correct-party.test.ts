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
    const letter = correctParty(draftLetter(context), { ...context.facts, ...corrected }, [context.facts]);
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
  const letter = correctParty(draftLetter(context), { ...context.facts, ...corrected }, [facts]);
  expect(letter).toContain('The invoice says Northgate Kitchens Ltd.');
  expect(letter).not.toContain('Dear Northgate Kitchens Ltd');
});

test('only whole names are replaced, and the same names change nothing', () => {
  const { facts, ...rest } = sampleClaim('Property Damage', 'Scotland');
  const letter = `${draftLetter({ facts, ...rest })}\nA copy goes to Callum Reidson.`;
  const renamed = correctParty(letter, { ...facts, defendantName: 'Colum Reid' }, [facts]);
  expect(renamed).toContain('A copy goes to Callum Reidson.');
  expect(renamed).toContain('Dear Colum Reid,');
  expect(correctParty(letter, facts, [facts])).toBe(letter);
  expect(correctParty(letter, facts, [])).toBe(letter);
});

test.each([
  ['longer', ['Northgate Kitchens'], 'Northgate Kitchens Ltd'],
  ['longer, twice', ['Northgate Kitchens', 'Northgate Kitchens Ltd'], 'Northgate Kitchens Limited'],
  ['shorter', ['Northgate Kitchens Ltd'], 'Northgate Kitchens'],
  ['double-barrelled', ['Reid-Jones A/S'], 'Reed-Jones A/S'],
  ['the first again', ['Northgate Kitchens', 'Nordgate Kitchens'], 'Northgate Kitchens'],
])('a name that becomes %s is put right once, however often that is done', (_, names, defendantName) => {
  const { facts, ...rest } = sampleClaim('Contract Dispute', 'England & Wales');
  const named = (name: string) => ({ ...facts, defendantName: name });
  const letter = draftLetter({ ...rest, facts: named(names[0] ?? '') });
  const once = correctParty(letter, named(defendantName), names.map(named));
  expect(once).toContain(`Dear ${defendantName},`);
  expect(correctParty(once, named(defendantName), names.map(named))).toBe(once);
});
