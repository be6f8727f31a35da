import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { describe, expect, it } from 'vitest';
import { addCredit, addSum, changeSum, moveSum, putBackCredit, putBackSum, sumName } from './sum-rows.ts';
import { sumWords } from './sum-words.ts';

const row = (what: string, amount = '') => ({
  id: `row-${what}`,
  kind: 'debt',
  what,
  how: '',
  amount,
  due: '',
  proof: [],
});
const withRows = (...rows: ReturnType<typeof row>[]): FactsInput => ({ ...emptyFactsInput, rows });
const whats = ({ rows }: FactsInput) => rows.map(({ what }) => what);

describe('a removed sum', () => {
  const two = addSum(emptyFactsInput, 'Debt Recovery');
  const [first, second] = two.rows as [FactsInput['rows'][number], FactsInput['rows'][number]];
  const ids = ({ rows }: FactsInput) => rows.map(({ id }) => id);

  it('comes back in its place as it was', () => {
    const back = putBackSum({ ...two, rows: [second] }, first, 0);
    expect(back).toEqual(two);
  });

  it('gets another id when a row that was added since has its own', () => {
    const added = addSum({ ...two, rows: [first] }, 'Debt Recovery');
    expect(ids(added)).toEqual(['row-1', 'row-2']);
    expect(ids(putBackSum(added, second, 1))).toEqual(['row-1', 'row-3', 'row-2']);
  });

  it('stays away when the list is full', () => {
    const full = withRows(...Array.from({ length: factsLimits.rows }, (_, at) => row(`Sum ${at}`)));
    expect(putBackSum(full, first, 0)).toBe(full);
    const credit = { on: '', amount: '5', what: 'Refund' };
    const paid = { ...two, credits: Array.from({ length: factsLimits.credits }, () => credit) };
    expect(putBackCredit(paid, credit, 0)).toBe(paid);
    expect(putBackCredit(two, credit, 0).credits).toEqual([credit]);
  });
});

describe('another sum', () => {
  it('stands beside the amount typed so far, with an id of its own', () => {
    const typed = changeSum(emptyFactsInput, 0, { amount: '1850' });
    expect(addSum(typed, 'Debt Recovery').rows).toMatchObject([
      { id: 'row-1', amount: '1850', kind: 'debt' },
      { id: 'row-2', amount: '', kind: 'debt' },
    ]);
  });

  it('is a loss where the claim is about damage, and so is the sum that had no words', () => {
    expect(addSum(emptyFactsInput, 'Property Damage').rows.map(({ kind }) => kind)).toEqual(['loss', 'loss']);
    const told = withRows(row('Deposit'));
    expect(addSum(told, 'Property Damage').rows.map(({ kind }) => kind)).toEqual(['debt', 'loss']);
  });

  it('takes an id that no row has', () => {
    const rows = [row('a'), { ...row('b'), id: 'row-3' }];
    expect(addSum({ ...emptyFactsInput, rows }, '').rows.at(-1)?.id).toBe('row-4');
  });

  it('is not added to a full list', () => {
    const full = withRows(...Array.from({ length: factsLimits.rows }, (_, at) => row(String(at))));
    expect(addSum(full, '')).toBe(full);
    const paid = {
      ...emptyFactsInput,
      credits: Array.from({ length: factsLimits.credits }, () => credit('1')),
    };
    expect(addCredit(paid)).toBe(paid);
  });
});

describe('the order of sums', () => {
  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [7, 0, 'abc'],
  ])('moves number %i to place %i', (from, to, expected) => {
    expect(whats(moveSum(withRows(row('a'), row('b'), row('c')), from, to)).join('')).toBe(expected);
  });

  it('is told by their words, or their place', () => {
    expect(sumName(row(' Deposit '), 0)).toBe('Deposit');
    expect(sumName(row(' '), 2)).toBe('Sum 3');
  });
});

const credit = (amount: string) => ({ on: '2026-10-01', amount, what: 'Refund' });

describe('the words of the sum', () => {
  it.each<[string, string[], string[], string]>([
    ['several sums', ['1850', '650'], [], '£1,850.00 + £650.00 = £2,500.00'],
    ['a payment', ['1850', '650'], ['100.50'], '£1,850.00 + £650.00 − £100.50 = £2,399.50'],
    ['one sum and a payment', ['900'], ['100'], '£900.00 − £100.00 = £800.00'],
    ['a sum that is not typed yet', ['1850', ''], [], '£1,850.00'],
    ['nothing yet', ['', ''], [], ''],
    ['more paid than claimed', ['100'], ['250'], '£100.00 − £250.00 = -£150.00'],
    ['one that cannot be read', ['1850', 'lots'], [], 'Added up as soon as every amount can be read.'],
    ['the amount field alone', ['1850'], [], ''],
  ])('add up %s', (_, amounts, paid, expected) => {
    const rows = amounts.map((amount, at) => row(String(at), amount));
    expect(sumWords({ rows, credits: paid.map(credit) })).toBe(expected);
  });
});
