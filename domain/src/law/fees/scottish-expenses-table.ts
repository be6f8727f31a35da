import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { penceValue, percentValue } from '../row-values.ts';
import type { LawTable } from '../rows.ts';

/** What the loser of a simple procedure case pays at most; null: no cap. */
type ExpensesBand = {
  readonly upTo: Pence;
  readonly cap: { readonly sum: Pence } | { readonly percent: number } | null;
};

const day = toIsoDate;
const verifiedOn = day('2026-11-18');
const above: readonly ExpensesBand[] = [
  { upTo: pence(3_000_00), cap: { percent: 10 } },
  { upTo: pence(5_000_00), cap: null },
];

export const expensesCaps: LawTable<readonly ExpensesBand[]> = {
  title: 'Simple procedure, most that the loser pays for the other side',
  schema: z.array(
    z.strictObject({
      upTo: penceValue,
      cap: z.union([
        z.strictObject({ sum: penceValue }),
        z.strictObject({ percent: percentValue }),
        z.null(),
      ]),
    }),
  ),
  rows: [
    {
      nation: 'Scotland',
      value: [
        { upTo: pence(200_00), cap: { sum: pence(0) } },
        { upTo: pence(1_500_00), cap: { sum: pence(150_00) } },
        ...above,
      ],
      validFrom: day('2016-11-28'),
      validTo: day('2019-03-31'),
      source: 'SSI 2016/388 arts 2, 3',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: [
        { upTo: pence(300_00), cap: { sum: pence(0) } },
        { upTo: pence(1_500_00), cap: { sum: pence(150_00) } },
        ...above,
      ],
      validFrom: day('2019-04-01'),
      validTo: null,
      source: 'SSI 2016/388 arts 2, 3; SSI 2019/79',
      confidence: 'V',
      verifiedOn,
    },
  ],
};
