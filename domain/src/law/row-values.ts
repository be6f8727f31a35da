import { z } from 'zod';
import { type Pence, pence } from '../shared/money.ts';

/** How rows that an operator adds write their values: sums in whole pence, percentages as people say them. */
export const penceValue = z.number().int().nonnegative().transform(pence);
export const percentValue = z.number().min(0).max(100);

export type Band = { readonly upTo: Pence; readonly fee: Pence };

export const bandsValue = z
  .array(z.strictObject({ upTo: penceValue, fee: penceValue }))
  .min(1)
  .refine((bands) => bands.every(({ upTo }, at) => at === 0 || upTo > (bands[at - 1]?.upTo ?? 0)), {
    error: 'Bands go from the smallest sum to the largest',
  });

export function bandFor(bands: readonly Band[], amount: Pence): Band | undefined {
  return bands.find(({ upTo }) => amount <= upTo);
}

/** Bands written in pounds, as official tables print them: [up to, fee]. */
export function bandsInPounds(...rows: readonly (readonly [upTo: number, fee: number])[]): readonly Band[] {
  return rows.map(([upTo, fee]) => ({ upTo: pence(upTo * 100), fee: pence(fee * 100) }));
}
