import type { Law } from '@plainclaim/domain/law/law';
import { type ListedRow, rowsByAge, spanOf } from '@plainclaim/domain/law/list-rows';
import { daysBetween, type IsoDate } from '@plainclaim/domain/shared/iso-date';

/** The list of `npm run law`, one row a line. */
export function describeLaw(law: Law, today: IsoDate): string {
  const lines = rowsByAge(law, today).map((row) => [
    `${daysBetween(row.verifiedOn, today)} days`,
    row.signedOff ? `${row.confidence} signed` : row.confidence,
    row.table,
    row.nation,
    spanOf(row),
    needs(row),
    row.source,
  ]);
  const head = ['checked ago', 'sure', 'table', 'nation', 'days', 'needs', 'source'];
  return [
    'Rows of the law that hold today or later, those checked longest ago first.',
    'Sure: V official text read, S at second hand, K general knowledge, D derived. K and D give no figure until signed.',
    '',
    ...inColumns([head, ...lines]),
  ].join('\n');
}

function needs({ confidence, signedOff }: ListedRow): string {
  if (signedOff || confidence === 'V') return '';
  return confidence === 'S' ? 'the official text' : 'a signature';
}

function inColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
