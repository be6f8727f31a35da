import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pence } from '../../shared/money.ts';
import { frequencies } from '../said.ts';
import { type BudgetRow, budgetSchema, budgetSides, leftEachMonth, monthlyOf } from './budget.ts';

describe('a budget', () => {
  it.each([
    ['week', 23_50, 101_83],
    ['week', 85_00, 368_33],
    ['week', 3, 13],
    // 6.5 pence: half up.
    ['two-weeks', 3, 7],
    ['two-weeks', 100_00, 216_67],
    ['four-weeks', 100_00, 108_33],
    ['month', 780_00, 780_00],
  ] as const)('by the %s: %d pence are %d a month', (every, amount, monthly) => {
    expect(monthlyOf({ every, amount: pence(amount) })).toBe(monthly);
  });

  const row = (side: 'in' | 'out', amount: number, every: BudgetRow['every'] = 'month') => ({
    side,
    amount: pence(amount),
    every,
  });

  it('leaves what comes in less what goes out, rounded once a row', () => {
    const rows = [row('in', 1_920_00), row('out', 780_00), row('out', 142_00)];
    expect(leftEachMonth([...rows, row('out', 85_00, 'week'), row('out', 23_50, 'week')])).toBe(527_84);
    expect(leftEachMonth([row('out', 1_00)])).toBe(-1_00);
    expect(leftEachMonth([])).toBe(0);
  });

  it('does not depend on the order of its rows, and is within half a penny a row', () => {
    const anyRow = fc.record({
      side: fc.constantFrom(...budgetSides),
      amount: fc.integer({ min: 1, max: 100_000_00 }).map(pence),
      every: fc.constantFrom(...frequencies),
    });
    const times = { week: 52 / 12, 'two-weeks': 26 / 12, 'four-weeks': 13 / 12, month: 1 };
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const left = leftEachMonth(rows);
        expect(leftEachMonth(rows.toReversed())).toBe(left);
        const exact = rows.reduce(
          (sum, { side, amount, every }) => sum + (side === 'in' ? 1 : -1) * amount * times[every],
          0,
        );
        expect(Math.abs(left - exact)).toBeLessThanOrEqual(0.5 * rows.length + 0.001);
      }),
    );
  });

  it('that is shared is read as typed, and names what is wrong with a line', () => {
    const line = { side: 'in', what: ' Wages ', amount: '£1,920', every: 'month' };
    expect(budgetSchema.parse({ rows: [line] })).toEqual({
      rows: [{ side: 'in', what: 'Wages', amount: 1_920_00, every: 'month' }],
    });
    const wrong = budgetSchema.safeParse({ rows: [{ ...line, what: '-', amount: 'a lot', every: 'day' }] });
    expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['rows.0.what', 'Please say what it is'],
      ['rows.0.amount', 'Please give an amount'],
      ['rows.0.every', 'Please choose how often'],
    ]);
    expect(budgetSchema.safeParse({ rows: [] }).success).toBe(false);
    expect(budgetSchema.safeParse({ rows: Array(41).fill(line) }).success).toBe(false);
  });
});
