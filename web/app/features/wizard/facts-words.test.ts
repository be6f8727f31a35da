import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { describe, expect, it } from 'vitest';
import { factsWords } from './facts-words.ts';

const kitchen = factsAsTyped(kitchenFacts);

describe('interest in words', () => {
  it.each([
    [{ kind: 'none' }, []],
    [
      { kind: 'agreed-rate', percent: '4 %', runsOn: false, from: '', why: '' },
      ['At the rate you agreed', '4% a year', 'Until the day of the letter'],
    ],
    [{ kind: 'own-figure', amount: '12', how: 'My sum' }, ['Your own figure', '£12.00', 'My sum']],
    [{ kind: 'late-payment' }, ['For late payment between businesses']],
  ])('%j', (change, lines) => {
    const facts = { ...emptyFactsInput, interest: { ...kitchen.interest, ...change } };
    expect(factsWords(facts).flatMap((part) => part.lines)).toEqual(lines);
  });
});

describe('the facts in words', () => {
  it('are nothing where the form says all', () => {
    expect(factsWords(emptyFactsInput)).toEqual([]);
  });

  it('are every part that was told', () => {
    const words = new Map(factsWords(kitchen).map(({ term, lines }) => [term, lines]));
    expect([...words.keys()]).toEqual([
      'How the sum is made up',
      'What happened when',
      'Agreement',
      'Interest',
      'What you have tried',
      'Evidence in the letter',
    ]);
    expect(words.get('How the sum is made up')).toEqual([
      'Deposit, paid 12 June 2026: £1,850.00',
      'Second payment, 3 July 2026: £650.00',
    ]);
    expect(words.get('What happened when')?.slice(2, 4)).toEqual([
      '24 August 2026: Fitting day. Nobody came, and nothing was delivered. (the day it went wrong)',
      'September 2026: Rang four times. Each time I was told “next week”.',
    ]);
    expect(words.get('Evidence in the letter')?.[0]).toBe('1 Order form NK-2207');
  });

  it('are said as far as they were typed', () => {
    const [row] = emptyFactsInput.rows;
    const facts = {
      ...emptyFactsInput,
      rows: [...emptyFactsInput.rows, { ...row, amount: 'lots' } as (typeof emptyFactsInput.rows)[number]],
      credits: [
        { on: '2026--01', amount: '', what: '' },
        { on: '2026-08-31', amount: '200', what: 'Part refund.' },
        { on: '2026-09-', amount: '50', what: 'Vouchers' },
      ],
      timeline: [...emptyFactsInput.timeline, { on: '2026-9-', what: '', main: false, proof: [] }],
    };
    expect(factsWords(facts).flatMap(({ lines }) => lines)).toEqual([
      'Sum 1: no amount yet',
      'Sum 2: lots',
      'Payment 1: no amount yet',
      'Part refund, by 31 August 2026: £200.00',
      'Vouchers, in September 2026: £50.00',
      'September 2026: nothing said yet',
      'No date yet: nothing said yet (the day it went wrong)',
    ]);
  });
});
