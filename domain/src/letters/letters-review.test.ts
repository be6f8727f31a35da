import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { draftLetter } from './draft-letter.ts';
import type { LetterContext } from './letter-facts.ts';
import { sampleClaims } from './testing/sample-claims.ts';
import { sampleStories } from './testing/sample-stories.ts';

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

const introOfStories = `# The 27 letters of full stories, to be read by a person

The same nine kinds of claim in three jurisdictions as in [letters-review.md](letters-review.md), told with an agreement,
several sums and dates, payments, interest, attempts to settle and evidence. People, companies and events are invented.

A test keeps this file equal to what the drafter writes. The sections WHAT WAS AGREED, HOW THE SUM IS MADE UP, INTEREST ON
THE SUM, DATES IN ORDER, WHAT HAS BEEN TRIED and LIST OF EVIDENCE are composed of the claimant's answers and cannot be
edited in the letter; what the claimant typed stands in quotation marks or after the words that say whose it is.
`;

describe('the files to be read by a person', () => {
  it.each([
    ['letters-review.md', intro, sampleClaims],
    ['letters-review-stories.md', introOfStories, sampleStories],
  ] as const)('%s is what the drafter writes', async (name, introduction, contexts) => {
    await expect(reviewFile(introduction, contexts)).toMatchFileSnapshot(`../../../docs/${name}`);
  });
});

function reviewFile(introduction: string, contexts: readonly LetterContext[]): string {
  const contents = jurisdictions.map(
    (jurisdiction) =>
      `- ${jurisdiction}\n${issueTypes.map((issueType) => `  - [${issueType}](#${anchor(`${jurisdiction}: ${issueType}`)})`).join('\n')}`,
  );
  const letters = contexts.map(
    (context) =>
      `## ${context.facts.jurisdiction}: ${context.facts.issueType}\n\n\`\`\`text\n${wrapped(draftLetter(context))}\`\`\`\n`,
  );
  return [introduction, `## Contents\n\n${contents.join('\n')}\n`, ...letters].join('\n');
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
