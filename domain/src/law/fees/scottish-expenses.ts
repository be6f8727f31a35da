import type { IsoDate } from '../../shared/iso-date.ts';
import type { Pence } from '../../shared/money.ts';
import { percentOf } from '../../shared/percent.ts';
import type { Law } from '../law.ts';
import { lookUp, type Unknown, unknown } from '../rows.ts';

export type ExpensesCap = { readonly known: true; readonly cap: Pence | null };

/**
 * Sheriffs differ on whether the cap includes the court fee: Gowans v Miller includes it, Martin v Southern Rock does
 * not.
 */
export function expensesCap(value: Pence, on: IsoDate, law: Law): ExpensesCap | Unknown {
  const found = lookUp(law.expensesCaps.rows, { nation: 'Scotland', on });
  if (!found.known) return found;
  const band = found.value.find(({ upTo }) => value <= upTo);
  if (!band) return unknown({ kind: 'sum-too-large', source: found.row.source });
  if (band.cap === null) return { known: true, cap: null };
  return { known: true, cap: 'sum' in band.cap ? band.cap.sum : percentOf(value, band.cap.percent) };
}
