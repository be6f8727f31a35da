import type { DateInput, FactsInput } from './facts-input.ts';
import { typedWhen } from './typed-when.ts';

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
  return typedWhen(on) ?? `date ${at + 1}`;
}
