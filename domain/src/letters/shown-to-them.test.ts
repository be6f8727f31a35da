import { describe, expect, it } from 'vitest';
import type { FactsContent, LettersTo } from '../claims/facts/case-facts.ts';
import { factsOfSimpleClaim } from '../claims/facts/facts-of-simple-claim.ts';
import { kitchenFacts, letterDate } from '../claims/facts/testing/kitchen-facts.ts';
import { shippedLaw } from '../law/law.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { claimantAddress, storyOf } from './facts-of-form.ts';
import type { LetterContext } from './letter-facts.ts';
import { letterPrompt } from './prompt.ts';
import { sampleClaim } from './testing/sample-claims.ts';
import { withStory } from './testing/story-rows.ts';

const home = { plaintiffAddress: '27 Marlowe Street, Leeds', plaintiffPostcode: 'LS6 9ZQ' };
const office: LettersTo = { address: 'c/o Reed & Sons, 4 Park Row, Leeds', postcode: 'LS1 5HD' };

/** The letter's facts of a claim that was told so. */
function contextOf(told: FactsContent, description?: string): LetterContext {
  const sample = sampleClaim('Contract Dispute', 'England & Wales');
  const context = { ...sample, today: letterDate, law: shippedLaw };
  const { story, ...rest } = storyOf(told);
  const facts = {
    ...context.facts,
    ...(description !== undefined && { issueDescription: description }),
    ...rest,
    ...claimantAddress(home, told),
  };
  return story ? withStory({ ...context, facts }, story) : { ...context, facts };
}

const keeping = (...ids: readonly string[]): FactsContent => ({
  ...kitchenFacts,
  evidence: kitchenFacts.evidence.map((item) => (ids.includes(item.id) ? { ...item, keptBack: true } : item)),
});

const simple = factsOfSimpleClaim({
  issueType: 'Contract Dispute',
  amount: pence(2_850_00),
  incidentDate: toIsoDate('2026-08-14'),
  defendantType: 'company',
  documents: [{ id: 'diary', fileName: 'diary.pdf' }],
});
const keepingDiary = { ...simple, evidence: simple.evidence.map((item) => ({ ...item, keptBack: true })) };

const onRequest = /supporting papers will be sent|copies of those that are not attached/;

describe('evidence that is kept back', () => {
  it.each<[string, FactsContent, RegExp, RegExp]>([
    ['a list is numbered on', keeping('order'), /\[1\] Bank statement, June 2026 \(sent/, /Order form|\[5\]/],
    ['nothing cites it', keeping('june', 'july'), /\n\[2\] E-mails/, /Bank statement|\[2\]: £1,850/],
    ['no list is left', keeping('order', 'june', 'july', 'mails', 'photos'), /£2,500/, /\[\d\]|on request/],
    [
      'the only file',
      keepingDiary,
      /A breakdown will be sent to you on request\./,
      /diary|supporting papers/,
    ],
  ])('%s', (_, told, has, hasNot) => {
    const context = contextOf(told);
    const letter = draftLetter(context);
    expect(letter).toMatch(has);
    expect(letter).not.toMatch(hasNot);
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
    expect(JSON.stringify(letterPrompt(context))).not.toMatch(/keptBack/);
  });

  it('leaves the offer of copies where a list stands, or nothing is kept back', () => {
    for (const told of [keeping('order'), simple, kitchenFacts])
      expect(draftLetter(contextOf(told))).toMatch(onRequest);
  });

  it('gives a letter of the same facts as before where nothing is kept back', () => {
    expect(storyOf(kitchenFacts)).toEqual({ story: kitchenFacts });
    expect(JSON.stringify(storyOf(kitchenFacts).story)).toBe(JSON.stringify(kitchenFacts));
  });
});

describe('another address for letters', () => {
  const told: FactsContent = { ...kitchenFacts, lettersTo: office };

  it('stands in the letter, and the own one nowhere, nor in what a model is told', () => {
    const context = contextOf(told);
    const letter = draftLetter(context);
    expect(letter).toContain('Address: c/o Reed & Sons, 4 Park Row, Leeds, LS1 5HD');
    for (const text of [letter, JSON.stringify(letterPrompt(context)), JSON.stringify(context.facts.story)])
      expect(text).not.toMatch(/Marlowe|LS6/);
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
  });

  it('is the own one where no other is given', () => {
    expect(draftLetter(contextOf(kitchenFacts))).toContain('Address: 27 Marlowe Street, Leeds, LS6 9ZQ');
  });

  it.each<[string, string, boolean]>([
    ['the postcode', 'They came to ls69zq at noon and never came back.', true],
    ['the street', 'They came to 27 marlowe street at noon and never came back.', true],
    ['the town', 'They came to my house in Leeds at noon and never came back.', false],
    ['the office', 'They came to 4 Park Row, Leeds, LS1 5HD at noon and never came back.', false],
  ])('warns where the account gives away %s', (_, description, isWarned) => {
    const context = contextOf(told, description);
    const problems = checkLetter(draftLetter(context), context, 'draft');
    expect(problems.map(({ kind, message }) => [kind, /you chose not to show them/.test(message)])).toEqual(
      isWarned ? [['warning', true]] : [],
    );
  });
});
