import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { penceValue } from '../row-values.ts';
import type { LawRow, LawTable } from '../rows.ts';

const courtActs = [
  'application-on-notice',
  'application-by-consent-or-without-notice',
  'certificate-of-satisfaction',
  'witness-summons',
  'appeal-in-small-claims',
  'fast-track-hearing',
  'warrant-of-control',
  'warrant-at-new-address',
  'writ-of-control',
  'attachment-of-earnings',
  'third-party-debt-order',
  'charging-order',
  'order-to-attend-for-questioning',
  'questioning-served-by-bailiff',
] as const;

/** What a court charges one fee for, whatever the sum. */
export type CourtAct = (typeof courtActs)[number];
type CourtActFee = { readonly act: CourtAct; readonly fee: Pence };

const day = toIsoDate;
const verifiedOn = day('2026-11-18');
// The rise of 13 July 2026 was not verified for most of these, so they end the day before.
const beforeRise = '2026-07-12';
const order2025 = 'SI 2025/351';

export const courtActFees: LawTable<CourtActFee> = {
  title: 'Court fees for single acts, enforcement among them',
  schema: z.strictObject({ act: z.enum(courtActs), fee: penceValue }),
  rows: [
    ...feesOf('application-on-notice', [
      [275, '2021-09-30', '2024-04-30', 'SI 2021/985'],
      [303, '2024-05-01', '2025-04-07', 'SI 2024/476'],
      [313, '2025-04-08', beforeRise, order2025],
    ]),
    secondHand('application-on-notice', 321),
    ...feesOf('application-by-consent-or-without-notice', [
      [108, '2021-09-30', '2024-04-30', 'SI 2021/985'],
      [119, '2024-05-01', '2025-04-07', 'SI 2024/476'],
      [123, '2025-04-08', beforeRise, order2025],
    ]),
    secondHand('application-by-consent-or-without-notice', 126),
    ...feesOf('certificate-of-satisfaction', [
      [15, '2021-09-30', '2025-04-07', 'SI 2025/351 fee 2.8'],
      [19, '2025-04-08', beforeRise, 'SI 2025/351 fee 2.8'],
    ]),
    ...feesOf('witness-summons', [
      [21, '2021-09-30', '2025-04-07', 'SI 2025/351 fee 2.6'],
      [4, '2025-04-08', beforeRise, 'SI 2025/351 fee 2.6'],
    ]),
    ...feesOf('appeal-in-small-claims', [
      [129, '2021-09-30', '2024-04-30', 'SI 2021/985'],
      [142, '2024-05-01', '2025-04-07', 'SI 2025/351 fee 2.3(a)'],
      [147, '2025-04-08', beforeRise, 'SI 2025/351 fee 2.3(a)'],
    ]),
    ...feesOf('fast-track-hearing', [[619, '2025-04-08', beforeRise, 'SI 2025/351 Sch.4']]),
    ...feesOf('warrant-of-control', risen(91, 94, 'fee 8.1')),
    ...feesOf('warrant-at-new-address', risen(36, 37, 'fee 8.2')),
    ...feesOf('writ-of-control', risen(78, 80, 'fee 7.1')),
    ...feesOf('attachment-of-earnings', risen(131, 135, 'fee 8.7')),
    ...feesOf('third-party-debt-order', risen(131, 135, 'fee 8.4(a)')),
    ...feesOf('charging-order', risen(131, 135, 'fee 8.4(b)')),
    ...feesOf('order-to-attend-for-questioning', risen(65, 67, 'fee 8.3')),
    ...feesOf('questioning-served-by-bailiff', [[135, '2025-04-08', beforeRise, 'SI 2025/351 fee 8A.1']]),
  ],
};

type Priced = readonly [pounds: number, from: string, to: string, source: string];

function feesOf(act: CourtAct, prices: readonly Priced[]): readonly LawRow<CourtActFee>[] {
  return prices.map(([pounds, from, to, source]) => ({
    nation: 'England & Wales',
    value: { act, fee: pence(pounds * 100) },
    validFrom: day(from),
    validTo: day(to),
    source,
    confidence: 'V',
    verifiedOn,
  }));
}

function risen(before: number, after: number, item: string): readonly Priced[] {
  return [
    [before, '2024-05-01', '2025-04-07', 'gov.uk, enforce a judgment'],
    [after, '2025-04-08', beforeRise, `${order2025} ${item}`],
  ];
}

function secondHand(act: CourtAct, pounds: number): LawRow<CourtActFee> {
  return {
    nation: 'England & Wales',
    value: { act, fee: pence(pounds * 100) },
    validFrom: day('2026-07-13'),
    validTo: null,
    source: 'EX50 of July 2026, at second hand',
    confidence: 'S',
    verifiedOn,
  };
}
