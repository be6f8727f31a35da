import { formatLongDate, formatMonth } from '../../../shared/dates.ts';
import { isIsoDate, parseIsoDate } from '../../../shared/iso-date.ts';
import type { DateInput, FactsInput } from './facts-input.ts';

/** What points to a piece of evidence, in words: 'the agreement', 'Deposit', '12 June 2026'. */
export function evidenceUses({ basis, rows, timeline }: FactsInput, id: string): readonly string[] {
  const isCopy = basis.kind === 'written' && basis.copy === id;
  return [
    ...(isCopy ? ['the agreement'] : []),
    ...rows.flatMap(({ what, proof }, at) =>
      proof.includes(id) ? [what.trim() || (rows.length === 1 ? 'the sum' : `sum ${at + 1}`)] : [],
    ),
    ...timeline.flatMap((date, at) => (date.proof.includes(id) ? [dayWords(date, at)] : [])),
  ];
}

function dayWords({ on }: DateInput, at: number): string {
  if (isIsoDate(on)) return formatLongDate(on);
  const [, year, month = ''] = /^(\d{4})-(\d{1,2})-?$/.exec(on) ?? [];
  const first = year === undefined ? undefined : parseIsoDate(`${year}-${month.padStart(2, '0')}-01`);
  return first === undefined ? `date ${at + 1}` : formatMonth(first);
}
