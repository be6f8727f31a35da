import { describe, expect, it } from 'vitest';
import { findingsIn, threatsIn } from '../testing/threats-in.ts';

// Plainly worded, by what is threatened: things, shut doors, ruin, the body, wishes, visits, lies.
describe('a plain threat is found', () => {
  it.each([
    "I'll smash up your kitchen.",
    'I will dig up your lawn.',
    'I will crash your website.',
    'I will superglue your locks.',
    'I will knock your garden wall down.',
    "I'm going to pour sugar in your petrol tank.",
    "I'll tip a skip of rubble on your front garden.",
    'I will block you in with my van.',
    "I'll let myself in and take the boiler out.",
    "I'll take my money out of your till.",
    "I'll ruin your big day.",
    "I'll put you out of business.",
    'Your business will not survive this.',
    "I'll hang you from your own scaffold.",
    "I'll bury you under your own patio.",
    "I'll beat the money out of you.",
    "You'll pay in blood.",
    'I hope you die.',
    'A curse on you and all your family.',
    'You deserve to die.',
    "I'll track you down.",
    "I'll come at night when you are asleep.",
    'You will hear a knock at three in the morning.',
    "It's going to get ugly.",
    'You have crossed the wrong woman.',
    "Next time I won't be talking.",
    "I'll say you groped my daughter.",
    "I'll make up a story about you that nobody will forget.",
    'You will not live to spend my money.',
    "I won't rest until you are ruined.",
  ])('%s', (sentence) => {
    expect(threatsIn(sentence)).not.toEqual([]);
  });
});

describe('what may be a plain threat is left to the claimant', () => {
  it.each([
    "There's going to be trouble.",
    "You'll lose a lot more than £2,000.",
    "I'd get better locks if I were you.",
    "I can't control what my husband will do to you.",
    'I know where to find you.',
    'This is war.',
  ])('%s', (sentence) => {
    expect(findingsIn(sentence)).toMatchObject([{ kind: 'warning' }]);
  });
});
