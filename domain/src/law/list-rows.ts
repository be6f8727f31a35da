import type { IsoDate } from '../shared/iso-date.ts';
import type { Law } from './law.ts';
import { forumRows } from './pre-action/elsewhere.ts';
import { preActionRows } from './pre-action/rules.ts';
import type { Confidence, LawRow } from './rows.ts';

export type ListedRow = Omit<LawRow<unknown>, 'value'> & { readonly table: string; readonly title: string };

type NamedRows = { readonly title: string; readonly rows: readonly LawRow<unknown>[] };

/** Includes the rows that operators cannot change. */
function everyTable(law: Law): readonly (readonly [table: string, NamedRows])[] {
  return [
    ...Object.entries<NamedRows>(law),
    ['pre-action/rules', { title: 'Rule before court', rows: preActionRows }],
    ['pre-action/elsewhere', { title: 'Decided elsewhere', rows: forumRows }],
  ];
}

/** The order of rows that were checked on the same day: the least reliable first. */
const urgency: readonly Confidence[] = ['K', 'D', 'S', 'V'];

/** Rows that still hold on a day or later, those checked longest ago first. */
export function rowsByAge(law: Law, today: IsoDate): readonly ListedRow[] {
  return everyTable(law)
    .flatMap(([table, { title, rows }]) => rows.map((row) => listed(table, title, row)))
    .filter(({ validTo }) => validTo === null || validTo >= today)
    .toSorted(
      (a, b) =>
        a.verifiedOn.localeCompare(b.verifiedOn) ||
        urgency.indexOf(a.confidence) - urgency.indexOf(b.confidence),
    );
}

function listed(table: string, title: string, { value: _, ...row }: LawRow<unknown>): ListedRow {
  return { table, title, ...row };
}

const sureness: Readonly<Record<Confidence, string>> = {
  V: 'High',
  S: 'Medium',
  K: 'Unchecked',
  D: 'Derived',
};

/** For docs/legal-review.md: what a solicitor reads, in the order of the tables. */
export function reviewTable(law: Law): string {
  const rows = everyTable(law).flatMap(([table, { title, rows }]) =>
    rows.filter(needsReview).map((row) => {
      const cells = [
        title,
        row.nation,
        spanOf(row),
        sureness[row.confidence],
        row.verifiedOn,
        row.source,
        table,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return [
    '| Value | Nation | Days | How sure | Checked | Source | Where it lives |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Rows whose official text was not read and that carry no signature. */
function needsReview({ confidence, signedOff }: LawRow<unknown>): boolean {
  return confidence !== 'V' && !signedOff;
}

export function spanOf({ validFrom, validTo }: Pick<LawRow<unknown>, 'validFrom' | 'validTo'>): string {
  if (!validFrom) return validTo ? `until ${validTo}` : 'always';
  return validTo ? `${validFrom} to ${validTo}` : `from ${validFrom}`;
}
