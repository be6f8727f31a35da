import { describe, expect, it } from 'vitest';
import { draftLetter } from '../draft-letter.ts';
import { readLetter } from '../reading/read-letter.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { checkInsults } from './insults.ts';

/** Insults in an account as the letter quotes it. */
function problemsIn(account: string) {
  const issueDescription = `It began well.\n${account}\nThat is all.`;
  const context = sampleClaim('Debt Recovery', 'England & Wales', { issueDescription });
  return checkInsults(readLetter(draftLetter(context), context, 'draft', undefined));
}

const insultsIn = (account: string) => problemsIn(account).map(({ message }) => message);

describe('an insult is named', () => {
  it.each([
    ['The thieving manager kept it.', 'thieving'],
    ['He is a con man.', 'con man'],
    ['He is a con-man.', 'con-man'],
    ['That greedy little weasel laughed.', 'greedy little weasel'],
    ['He is a lying snake.', 'lying snake'],
    ['The slimy old git laughed.', 'slimy old git'],
    ['I hope they choke on it.', 'hope they choke'],
    ['I hope you all go bust.', 'hope you all go bust'],
    ['They are thieves.', 'thieves'],
    ['You people should go back to where you came from.', 'go back to where you came from'],
    ['Bloody foreigners, the lot of them.', 'Bloody foreigners'],
    ['He should go back to his own country.', 'go back to his own country'],
    ['That thieving gypsy kept it.', 'thieving gypsy'],
  ])('%s', (sentence, words) => {
    expect(insultsIn(sentence)).toEqual([expect.stringContaining(`"${words}" reads as an insult.`)]);
  });

  it('with all others of its paragraph at once, each of them once', () => {
    expect(
      insultsIn('You thieving con man. That greedy little weasel is a con man too. I hope they choke.'),
    ).toEqual([
      expect.stringMatching(
        /^"thieving", "con man", "greedy little weasel" and "hope they choke" read as insults\. /,
      ),
    ]);
  });

  it('with an excerpt that shows them all and is short enough to keep', () => {
    const far = `They are thieves. ${'It went on and on. '.repeat(20)}They are crooks and liars.`;
    const problems = problemsIn(far);
    expect(problems.map(({ excerpt }) => (excerpt ?? '').length < 480)).toEqual([true, true]);
    expect(problems[1]?.excerpt).toMatch(/crooks and liars/);
  });

  it('apart from those of another paragraph', () => {
    expect(insultsIn('They are thieves.\nThey are liars.')).toHaveLength(2);
  });
});

describe('a fact is no insult', () => {
  it.each([
    'There were rats in the kitchen.',
    'The dog is a snake hunter, and the pig pen was left open.',
    'He called me a greedy little weasel.',
    'She told me "I hope they choke".',
    'I hope they choose a date.',
    'The pipe was lying in the road.',
    'The choke of the engine was broken.',
    'I hope they go to mediation.',
    'I want you to go back to the shop you came from.',
    'There was dirty polish on the floor and a chink in the blinds.',
    'The workers were Polish and did a good job.',
    'I am Irish and was charged more than the others.',
    'He told me "go back to your own country".',
  ])('%s', (sentence) => {
    expect(insultsIn(sentence)).toEqual([]);
  });
});
