import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { readDetails } from './confirmation-details.ts';

const whole = {
  amount: pence(80_000),
  reference: 'SET-1',
  claimant: 'Priya Raman',
  defendant: 'Stephen Garrick',
  paidAt: '2026-11-16T12:00:00.000Z',
};

describe('the details of a confirmation', () => {
  it('are read as they were written', () => {
    expect(readDetails({ confirmation: whole })).toEqual(whole);
  });

  it('hold the token of the payment page, which a reload asks again', () => {
    expect(readDetails({ confirmation: { ...whole, token: 'abc' } })).toEqual({ ...whole, token: 'abc' });
    expect(readDetails({ confirmation: { ...whole, token: 7 } })).toEqual(whole);
  });

  it('need no date', () => {
    expect(readDetails({ confirmation: { ...whole, paidAt: 'soon' } })).toEqual({ ...whole, paidAt: null });
  });

  it.each([
    null,
    undefined,
    'confirmation',
    {},
    { confirmation: {} },
    { confirmation: { ...whole, amount: '800' } },
    { confirmation: { ...whole, amount: 0.5 } },
    { confirmation: { ...whole, amount: -1 } },
    { confirmation: { ...whole, reference: 7 } },
  ])('are left out when %j was written', (state) => {
    expect(readDetails(state)).toBeNull();
  });
});
