import { describe, expect, it } from 'vitest';
import { threatsIn } from '../testing/threats-in.ts';
import { isInQuotes } from './is-in-quotes.ts';

describe('a place inside quotation marks', () => {
  it.each([
    ["He said 'soon' HERE.", false],
    ["He said 'HERE' and left.", true],
    ['He said "HERE" and left.', true],
    ['He told me: \'Mr Dowd said "HERE" and hung up\'.', true],
    ["He told me: 'Mr Dowd said 'wait' and HERE'.", true],
    ["The fitter 'Kev 🔨' took it. HERE", false],
    ["The fitter 'Kev (the fitter)' took it. HERE", false],
    ['She is called "محمد". HERE', false],
    ["He wanted 'about £' more. HERE", false],
    ["'cos he lied. HERE", false],
    ["In the '90s. HERE", false],
    ["I asked 'em nicely. HERE", false],
    ['A 6\' fence and a 5" gap. HERE', false],
    ["A 'crew' of 'pros' in 'vans' (white). HERE", false],
    ["My brothers' van. HERE", false],
    ["O'Dowd's 'promise'. HERE", false],
    ['He wrote: "pay up or HERE', true],
    ['He wrote: "pay up. Later. HERE', false],
    ['"The account begins with a mark. HERE', false],
    ['""I will HERE', false],
    ['It was late. "I will HERE', false],
  ])('%s: %s', (text, expected) => {
    expect(isInQuotes(`Before.\n${text}`, text.indexOf('HERE') + 8)).toBe(expected);
  });
});

describe('marks earlier in the account hide no threat', () => {
  it.each([
    "The fitter 'Kev 🔨' took it.",
    "He is known as 'Kev (the fitter)'.",
    'He is called "Mr. محمد".',
    "He said 'no £'.",
    "'cos he lied, and 'em too, in the '90s.",
    'A 32” screen and a 6’ fence.',
    'He left. “',
  ])('%s', (before) => {
    expect(threatsIn(`${before} I will break his legs.`)).toHaveLength(1);
  });
});
