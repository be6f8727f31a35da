import { describe, expect, it } from 'vitest';
import { type Pence, pence } from '../shared/money.ts';
import { offersIn, offersSmallerSum } from './offers.ts';

const claimed = pence(1_250_00);

const marked = (text: string, sum: Pence | undefined = claimed) =>
  offersIn(text, sum).map(({ sign, start, end }) => [sign, text.slice(start, end)]);

describe('an offer is told from a promise', () => {
  it.each([
    [
      'I could pay £600 in full and final settlement.',
      ['less', '£600'],
      ['final', 'full and final settlement'],
    ],
    ['Can we settle for £600? That is all I have.', ['less', '£600'], ['less', 'all I have']],
    ['Could you accept £700?', ['less', '£700']],
    ['How about 600 pounds?', ['less', '600 pounds']],
    ['£600 is all I can pay.', ['less', '£600'], ['less', 'all I can pay']],
    ['I can pay £100 a month starting in January.', ['less', '£100']],
    ['I could do £600, to settle, or pay £700, no more.', ['less', '£600'], ['less', '£700']],
    ['I will pay £1,249.99.', ['less', '£1,249.99']],
    ['I will pay if you repair the gate.', ['condition', 'if you repair the gate']],
    [
      'I agree to pay provided that the claim is dropped.',
      ['condition', 'provided that the claim is dropped'],
    ],
    ['If you send me an invoice, I will pay.', ['condition', 'If you send me an invoice']],
    [
      'We will pay the full amount without admission of liability.',
      ['final', 'without admission of liability'],
    ],
    ['I will pay half.', ['less', 'pay half']],
    ['We may settle for less.', ['less', 'settle for less']],
  ])('%s', (text, ...expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it.each([
    'I agree to pay.',
    'I will pay the £1,250 by Friday.',
    'I will pay £1,250.00 and your fee of £35.',
    'I will pay £1,300.',
    'I paid £600 in May.',
    'I will pay on Friday when I get my wages.',
    'I will pay. Let me know if you need anything else.',
    'The invoice was for £600.',
    'I agree to pay, please let me know if you need anything else.',
    'Please tell me if I can pay by card.',
    'I will pay the £1,250, plus your bank charge if there is one.',
    'I made a payment of £600 in May.',
    'I dispute this claim.',
    '',
  ])('none: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it('does not know that a sum is smaller before it knows the claim', () => {
    expect(offersIn('I can pay £600 on Friday.')).toEqual([]);
    expect(offersIn('I can pay £600 on Friday.', pence(600_00))).toEqual([]);
  });
});

it.each([
  ['I never borrowed £500, it was £300. I’ll pay £300 and thats it.', true],
  ['I will pay £500 on Friday.', false],
  ['I will pay £500 in full and final settlement.', false],
  ['I have paid you all I have.', false],
  ['No.\n\nOn 1 May Hannah wrote:\n> how about £300?', false],
])('%s offers a smaller sum than £500: %s', (body, isSmaller) => {
  expect(offersSmallerSum(body, pence(500_00))).toBe(isSmaller);
});
