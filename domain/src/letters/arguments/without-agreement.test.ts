import { describe, expect, it } from 'vitest';
import type { Basis, FactsContent } from '../../claims/facts/case-facts.ts';
import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { jurisdictions } from '../../claims/jurisdictions.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import type { LetterContext } from '../letter-facts.ts';
import { draftSections } from '../sections.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { withStory } from '../testing/story-rows.ts';

const none: Basis = {
  kind: 'no-agreement',
  duty: 'The money went to them by mistake.',
  broken: 'They keep it.',
};

const types = ['Contract Dispute', 'Debt Recovery', 'Professional Negligence', 'Property Damage'] as const;
const every = types.flatMap((type) => jurisdictions.map((nation) => [type, nation] as const));

function letterOf(type: (typeof types)[number], nation: (typeof jurisdictions)[number], basis: Basis) {
  const story: FactsContent = { ...kitchenFacts, basis, interest: { kind: 'none' } };
  return withStory({ ...sampleClaim(type, nation), today: letterDate }, story);
}

const argumentOf = (context: LetterContext): string =>
  draftSections(context).find(({ key }) => key === 'argument')?.text ?? '';

describe('a claim without an agreement', () => {
  it.each(every)('argues none: %s, %s', (type, nation) => {
    const context = letterOf(type, nation, none);
    expect(argumentOf(context)).not.toMatch(
      /There was a contract|term of the retainer|You were engaged|you agreed to it|implied by section 13|engagement itself|under the agreement that/,
    );
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
  });

  it.each(every)('is not what a claim with one is: %s, %s', (type, nation) => {
    const context = letterOf(type, nation, kitchenFacts.basis);
    const argument = argumentOf(context);
    expect(argument).not.toMatch(/does not rely on a contract/);
    expect(argument.includes('a breach of that agreement as well')).toBe(type === 'Property Damage');
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
  });
});
