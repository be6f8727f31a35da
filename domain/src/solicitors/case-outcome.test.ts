import { describe, expect, it } from 'vitest';
import { caseOutcomes, completeForm, outcomeChoices, outcomeToClient } from './case-outcome.ts';

const messagesOf = (given: unknown) =>
  completeForm.safeParse(given).error?.issues.map((one) => one.message) ?? [];

describe('how a case ended', () => {
  it.each([
    [{ outcome: 'won', note: '' }, []],
    [{ outcome: 'paid', note: ' On 3 July. ' }, []],
    [{ outcome: 'other', note: 'The defendant was dissolved.' }, []],
    [{ outcome: '', note: '' }, ['Please say how the case ended']],
    [{ outcome: 'victory', note: '' }, ['Please say how the case ended']],
    [{ outcome: 'other', note: '  ' }, ['Please say in a sentence how the case ended']],
    [{ outcome: 'won', note: 'x'.repeat(2001) }, ['Please use 2,000 characters or fewer']],
  ])('%o: %o', (given, messages) => {
    expect(messagesOf(given)).toEqual(messages);
  });

  it('keeps the words without the space around them', () => {
    expect(completeForm.parse({ outcome: 'paid', note: ' On 3 July. ' })).toEqual({
      outcome: 'paid',
      note: 'On 3 July.',
    });
  });

  it('has words for both sides', () => {
    expect(outcomeChoices.map(({ value }) => value)).toEqual(caseOutcomes);
    expect(outcomeToClient('won')).toBe('The court decided for you.');
    expect(outcomeToClient('lost')).toBe('The court decided against you.');
  });
});
