import { expect, test } from 'vitest';
import { pence } from '../shared/money.ts';
import { commissionWords, paidDirectlyHereWords, paidDirectlyWords } from './commission-words.ts';

test.each([
  [900_00, 'If £900.00 is paid through Plainclaim, we keep 10%, £90.00, and you get £810.00.'],
  [1_250_55, 'If £1,250.55 is paid through Plainclaim, we keep 10%, £125.06, and you get £1,125.49.'],
])('%i pence', (paid, words) => {
  expect(commissionWords(pence(paid))).toBe(words);
});

test('nothing is kept of what is paid directly', () => {
  expect(paidDirectlyWords).toMatch(/all of it is yours.*“It has been paid” on the claim’s page once/);
  expect(paidDirectlyHereWords).toBe(paidDirectlyWords.replace('the claim’s page', 'this page'));
});
