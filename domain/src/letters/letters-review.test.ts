import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { draftLetter } from './draft-letter.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const intro = `# The 27 letters, to be read by a person

These are the letters that Plainclaim's built-in drafter writes: nine kinds of claim in three jurisdictions. People,
companies and events are invented. Words in square brackets are filled in when a claim is submitted: the date, the claim
reference and the three lines of the signature.

A test keeps this file equal to what the drafter writes, so a change of a word in \`domain/src/letters\` shows here as a
change to read. Where the law may differ from the wording, see [legal-review.md](legal-review.md).

How the account is quoted: whole, with every sum and date, because it is the claimant's to tell. What is demanded comes
from the claim form alone. Sentences that speak to the writer or a machine are left out and shown to the claimant, who can put them back;
a threat stays where it is and keeps the letter from going out until it is changed.
`;

describe('docs/letters-review.md', () => {
  it('is what the drafter writes', async () => {
    await expect(reviewFile()).toMatchFileSnapshot('../../../docs/letters-review.md');
  });
});

function reviewFile(): string {
  const contents = jurisdictions.map(
    (jurisdiction) =>
      `- ${jurisdiction}\n${issueTypes.map((issueType) => `  - [${issueType}](#${anchor(`${jurisdiction}: ${issueType}`)})`).join('\n')}`,
  );
  const letters = jurisdictions.flatMap((jurisdiction) =>
    issueTypes.map(
      (issueType) =>
        `## ${jurisdiction}: ${issueType}\n\n\`\`\`text\n${wrapped(draftLetter(sampleClaim(issueType, jurisdiction)))}\`\`\`\n`,
    ),
  );
  return [intro, `## Contents\n\n${contents.join('\n')}\n`, ...letters].join('\n');
}

/** For reading in a file; the letters themselves have one line per paragraph. */
function wrapped(letter: string): string {
  return letter.replace(/[^\n]{100,}/g, (line) => line.replace(/(.{1,100})(?: |$)/g, '$1\n').trimEnd());
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
