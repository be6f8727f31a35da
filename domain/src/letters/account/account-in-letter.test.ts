import { expect, it } from 'vitest';
import { draftLetter } from '../draft-letter.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { accountInLetter } from './account-in-letter.ts';

const issueDescription = 'I paid £1,850 on 12 June 2026.\nThey said “next week”.';
const letter = draftLetter(sampleClaim('Debt Recovery', 'England & Wales', { issueDescription }));

it('is the account with what was typed into it, and nothing of the sections around it', () => {
  const edited = letter.replace('They said', 'I paid £210 for tiles. They said');
  const account = accountInLetter(edited);
  expect(account).toMatch(
    /\nI paid £1,850 on 12 June 2026\.\n+I paid £210 for tiles\. They said ‘next week’\.$/,
  );
  expect(account).not.toMatch(/Dear|WHY THE CLAIM/);
});

it('is empty where the letter has no such section', () => {
  expect(accountInLetter(letter.replace('WHAT HAPPENED', 'Story'))).toBe('');
});
