import { describe, expect, it } from 'vitest';
import { draftSections } from '../sections.ts';
import { sampleClaims } from '../testing/sample-claims.ts';

describe('how the sum is made up', () => {
  it.each(
    sampleClaims.map(
      (context) => [`${context.facts.issueType}, ${context.facts.jurisdiction}`, context] as const,
    ),
  )('is said to be so, and tells nothing that the claimant did not: %s', (_, context) => {
    const claimed = draftSections(context).find(({ key }) => key === 'claimed')?.text ?? '';
    expect(claimed.split(/(?<=\.) /)[1]).toMatch(/\bsaid to\b/);
    expect(claimed).not.toMatch(
      /\bless what|\bafter allowing|\baccounted for|\bestimates or receipts|\bgross\b/,
    );
  });
});
