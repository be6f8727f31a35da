export const rowOfCells = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOfCells(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(rowOfCells)].join('\n');
