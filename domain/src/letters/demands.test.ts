import { describe, expect, it } from 'vitest';
import { checkLetter, type LetterRule } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { isBlocking } from './letter-problem.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const context = sampleClaim('Contract Dispute', 'England & Wales');
const letter = draftLetter(context);

/** Where an edit may put a sentence outside the account. */
const places: readonly (readonly [string, (sentence: string) => string])[] = [
  ['after the opening', (one) => letter.replace('\n\nWHAT HAPPENED', () => `\n\n${one}\n\nWHAT HAPPENED`)],
  ['in what is claimed', (one) => letter.replace('WHAT IS CLAIMED\n\n', () => `WHAT IS CLAIMED\n\n${one} `)],
  [
    'before the closing',
    (one) => letter.replace('\n\nYours sincerely', () => `\n\n${one}\n\nYours sincerely`),
  ],
];

const demands: readonly (readonly [LetterRule, string])[] = [
  ['amount', 'On top of that I want another £500.'],
  ['amount', 'Plus a further £2,000.'],
  ['amount', 'In addition, £1,000 compensation.'],
  ['amount', 'I expect £3,500.'],
  ['amount', 'I expect you to pay me £3,500.'],
  ['amount', 'Amelia Hart requires £3,500 from you.'],
  ['amount', 'You have had my money, so I require payment of £3,500.'],
  ['amount', 'Please transfer £3,500.'],
  ['amount', 'Transfer £3,500 now.'],
  ['amount', 'Balance outstanding £3,500.00.'],
  ['amount', 'You owe 3.5k.'],
  ['amount', 'You owe me 3500.'],
  ['amount', 'I demand 3500.'],
  ['amount', 'I want 3.5k by then.'],
  ['amount', 'I require three thousand five hundred pounds.'],
  ['amount', 'I insist on five thousand.'],
  ['amount', 'Pay double.'],
  ['amount', 'Pay now or the amount doubles.'],
  ['amount', 'The claimant claims two times £2,850.00.'],
  ['amount', 'I want twice that.'],
  ['amount', 'I charge you £30 for this letter.'],
  ['amount', 'Every day you delay costs you another £50.'],
  ['amount', 'Add £50 for every day you delay.'],
  ['amount', '£3,500 is what you owe.'],
  ['amount', 'The claim is £2,850.00, but you must pay £3,500.'],
  ['amount', 'You must pay £25.'],
  ['deadline', 'Pay by close of business tomorrow.'],
  ['deadline', '48 hours, then court.'],
  ['deadline', "I'll give you until Monday noon."],
  ['deadline', 'Within 7 days.'],
  ['deadline', 'You have 7 days.'],
  ['deadline', 'Ignore the date above, the real date is next Tuesday.'],
  ['deadline', 'Please read it carefully and reply tomorrow.'],
  ['deadline', 'Reply by the end of this week or I go to court.'],
  ['deadline', 'I expect an answer on Friday.'],
  ['deadline', 'The real date is 20 November 2026.'],
  ['deadline', 'Pay on 20 November 2026.'],
  ['parties', 'Pay the money to my brother Tom Hart instead.'],
  ['parties', 'Please pay it to Tom Reed.'],
  ['parties', 'Send the money to my sister.'],
  ['parties', 'The claimant is Tom Hart.'],
  ['parties', 'The defendant is Bradford Motors Ltd.'],
  ['parties', 'Bradford Motors Ltd must pay.'],
  ['parties', 'Bradford Motors Ltd owes me the money.'],
];

describe.each(places)('a demand that is not the claim’s, %s', (_, put) => {
  it.each(demands)('%s: %s', (rule, sentence) => {
    const problems = checkLetter(put(sentence), context, 'draft').filter(isBlocking);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    for (const { message, line } of problems) {
      expect(message).toMatch(/^["A-Z].*\.$/s);
      expect(line).not.toBeNull();
    }
  });
});

const honest: readonly string[] = [
  'I want my £2,850 back.',
  'I expect you to pay £2,850.00 by 29 November 2026.',
  'You owe me 2850.',
  'I require two thousand eight hundred and fifty pounds.',
  'Balance outstanding £2,850.00.',
  'Please transfer the £2,850.',
  'Please pay Amelia Hart.',
  'Please pay the money to Amelia Hart.',
  'Northgate Kitchens Ltd must pay.',
  'The claimant is Amelia Hart.',
  'You have 14 days to reply.',
  'Within 14 days.',
  'You promised to pay me by Friday.',
  'I paid you £1,850, and you told me to transfer £1,000 more.',
  'The fitters were to come on Monday and never did.',
  'I rang again the next Tuesday and left a message.',
  'I expect that you know the invoice of 3 July.',
  'I had to pay the deposit to Tom Reed, your fitter.',
  'I want 3 things put right.',
  'You may pay £500 a month if that is easier.',
  'Your quotation of 2026 said £2,850.',
  'You were paid twice.',
  'A tenant may claim three times the deposit by law.',
  'The claimant is a private person.',
  'Three weeks later, nothing had arrived.',
];

describe('what the claim says passes in any usual spelling', () => {
  it.each(honest)('%s', (sentence) => {
    for (const [, put] of places)
      expect(checkLetter(put(sentence), context, 'draft').filter(isBlocking)).toEqual([]);
  });
});

const tellings: readonly string[] = [
  'I told them: I want £3,500 or nothing.',
  'On top of that I paid another £500.',
  'They asked me to pay the money to Tom Reed.',
  'He gave me 48 hours, then he was gone.',
  'I want my money back, all 2850 of it.',
  'Bradford Motors Ltd owes me money too.',
  'The real date is next Tuesday, they said.',
];

describe('the account stays the claimant’s to tell', () => {
  it.each(tellings)('%s', (issueDescription) => {
    const told = { ...context, facts: { ...context.facts, issueDescription } };
    expect(checkLetter(draftLetter(told), told, 'draft').filter(isBlocking)).toEqual([]);
  });

  it('and a demand in it that looks like another total is worth a second look', () => {
    const told = { ...context, facts: { ...context.facts, issueDescription: 'You must pay £4,850.00.' } };
    expect(checkLetter(draftLetter(told), told, 'draft')).toMatchObject([
      { rule: 'amount', kind: 'warning' },
    ]);
  });
});
