import { describe, expect, it } from 'vitest';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { isBlocking } from './letter-problem.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const context = sampleClaim('Contract Dispute', 'England & Wales');
const letter = draftLetter(context);
const problemsOf = (text: string) => checkLetter(text, context, 'draft').filter(isBlocking);
const edited = (sentence: string) =>
  letter.replace('COURT PROCEEDINGS\n\n', () => `COURT PROCEEDINGS\n\n${sentence} `);

describe('what is not true is refused outside the account', () => {
  it.each([
    'A court has found against you.',
    'A claim has been started and judgment was entered.',
    'The claimant will have you sent to prison.',
    'You will be arrested.',
    'Do not talk to a solicitor about this.',
    'You must not take advice on it.',
    'Pay up or I will send the bailiffs round.',
    'The court will find against you.',
    'You are going to lose in court.',
    'The court fees of £9,000 come on top.',
  ])('%s', (sentence) => {
    expect(problemsOf(edited(sentence)).map(({ rule }) => rule)).toContain('court-proceedings');
  });

  it.each([
    'No court has decided anything yet.',
    'You may take advice before you answer.',
    'The court fees may be added.',
    'No claim has been started.',
    'If the court orders it and you still do not pay, I will send the bailiffs.',
    'If I am not paid by then I will go to court and ask for bailiffs.',
    'A court will decide what is owed.',
    'This does not mean that a court has found against you.',
  ])('and what is true stays: %s', (sentence) => {
    expect(problemsOf(edited(sentence))).toEqual([]);
  });

  it('and the account may tell of another case', () => {
    const issueDescription = 'A court has ordered him to pay my neighbour. He was sent to prison in 2019.';
    const told = { ...context, facts: { ...context.facts, issueDescription } };
    expect(checkLetter(draftLetter(told), told, 'draft').filter(isBlocking)).toEqual([]);
  });
});

describe('an account that says nothing', () => {
  const from = letter.indexOf('WHAT HAPPENED\n') + 'WHAT HAPPENED\n'.length;
  const emptied = (account: string) =>
    `${letter.slice(0, from)}${account}\n\n${letter.slice(letter.indexOf('WHY THE CLAIM'))}`;

  it.each(['', '\n“...”', '\nAmelia Hart describes what happened in these words:\n\n“…”'])(
    'is refused: %j',
    (account) => {
      expect(problemsOf(emptied(account)).map(({ rule }) => rule)).toContain('account');
    },
  );

  it('is not one in other words', () => {
    expect(problemsOf(emptied('\nThe kitchen never came.'))).toEqual([]);
  });
});
