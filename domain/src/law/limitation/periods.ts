import { z } from 'zod';
import { type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import type { LawRow, LawTable } from '../rows.ts';

export const limitationKinds = [
  'contract',
  'loan-on-demand',
  'deed',
  'sum-due-by-statute',
  'damage',
  'injury',
  'defamation',
  'contribution',
  'judgment',
] as const;

export type LimitationKind = (typeof limitationKinds)[number];

/** Years from the day the claim arose, in which a court has to be asked. */
export type Period = number;

const verifiedOn = toIsoDate('2026-11-18');
/** No period is longer, in any nation. */
export const longestPeriod: Period = 30;
const schema = z.int().min(1).max(longestPeriod);

function row(
  nation: LawRow<Period>['nation'],
  years: Period,
  validFrom: IsoDate,
  source: string,
  confidence: LawRow<Period>['confidence'],
): LawRow<Period> {
  return { nation, value: years, validFrom, validTo: null, source, confidence, verifiedOn };
}

const ew = (years: Period, section: string, confidence: 'V' | 'K' = 'V') =>
  row('England & Wales', years, toIsoDate('1981-05-01'), `Limitation Act 1980 ${section}`, confidence);
const sc = (years: Period, section: string) =>
  row(
    'Scotland',
    years,
    toIsoDate('1976-07-25'),
    `Prescription and Limitation (Scotland) Act 1973 ${section}`,
    'V',
  );
const ni = (years: Period, articles: string, confidence: 'V' | 'S') =>
  row(
    'Northern Ireland',
    years,
    toIsoDate('1990-01-01'),
    `Limitation (Northern Ireland) Order 1989 ${articles}`,
    confidence,
  );

const table = (title: string, ...rows: readonly LawRow<Period>[]): LawTable<Period> => ({
  title: `Years to go to court: ${title}`,
  schema,
  rows,
});

const periods: Readonly<Record<LimitationKind, LawTable<Period>>> = {
  contract: table('contract or debt', ew(6, 's.5'), sc(5, 's.6'), ni(6, 'arts 4-5', 'V')),
  'loan-on-demand': table('loan without a day of repayment, from the written demand', ew(6, 's.6')),
  deed: table('deed', ew(12, 's.8')),
  'sum-due-by-statute': table('sum due by statute', ew(6, 's.9')),
  damage: table('damage to property', ew(6, 's.2'), sc(5, 's.6'), ni(6, 'art 6', 'S')),
  injury: table('personal injury', ew(3, 's.11'), sc(3, 's.17'), ni(3, 'art 7', 'S')),
  defamation: table(
    'defamation',
    row('England & Wales', 1, toIsoDate('1996-09-04'), 'Limitation Act 1980 s.4A', 'V'),
    row(
      'Scotland',
      1,
      toIsoDate('2022-08-08'),
      'Defamation and Malicious Publication (Scotland) Act 2021 s.32',
      'K',
    ),
  ),
  contribution: table('contribution between debtors', ew(2, 's.10')),
  judgment: table('action on a judgment', ew(6, 's.24', 'K')),
};

type TableName = `limitation/${LimitationKind}`;

/** By the names that a file of the operator calls them. */
export const limitationTables = Object.fromEntries(
  limitationKinds.map((kind) => [`limitation/${kind}`, periods[kind]]),
) as Readonly<Record<TableName, LawTable<Period>>>;
