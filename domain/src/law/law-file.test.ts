import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { isBankHoliday } from './days/is-bank-holiday.ts';
import { interestOn } from './interest/interest-on.ts';
import { type Law, shippedLaw } from './law.ts';
import { lawWith, noLawFile, parseLawFile } from './law-file.ts';
import { limitationOf } from './limitation/limitation.ts';
import { lookUp } from './rows.ts';

const nextBankRate = {
  table: 'bankRate',
  nation: 'UK',
  value: 3.5,
  validFrom: '2026-12-17',
  validTo: null,
  source: 'Bank of England, decision of 17 December 2026',
  confidence: 'V',
  verifiedOn: '2026-12-18',
};

const signature = {
  table: 'courtRate',
  nation: 'Northern Ireland',
  validFrom: null,
  by: 'A. Solicitor',
  on: '2026-12-01',
};

function lawOf(content: unknown) {
  const file = parseLawFile(content);
  if ('problems' in file) throw new Error(file.problems.join('; '));
  return lawWith(file);
}

const day = toIsoDate;

describe('a file of rows and signatures', () => {
  it('that is empty changes nothing', () => {
    expect(lawOf({})).toEqual(shippedLaw);
    expect(lawWith(noLawFile)).toEqual(shippedLaw);
  });

  it('tells the Bank Rate that the tables do not know', () => {
    const asked = {
      kind: 'late-payment',
      debts: [{ amount: pence(1_000_00), payable: { kind: 'agreed', on: day('2027-01-31') } }],
    } as const;
    const question = {
      nation: 'England & Wales',
      principal: pence(1_000_00),
      to: day('2027-03-01'),
    } as const;
    expect(interestOn(asked, question, shippedLaw)).toMatchObject({ known: false });
    const found = interestOn(asked, question, lawOf({ rows: [nextBankRate] }));
    expect(found).toMatchObject({ known: true, debts: [{ percent: 11.5, referenceDay: '2026-12-31' }] });
  });

  it('makes a figure of a row that a solicitor signed', () => {
    const question = { nation: 'Northern Ireland', principal: pence(800_00), to: day('2026-09-01') } as const;
    const asked = { kind: 'court-rate', from: day('2026-03-01') } as const;
    expect(interestOn(asked, question, shippedLaw).known).toBe(false);
    expect(interestOn(asked, question, lawOf({ signOffs: [signature] }))).toMatchObject({ interest: 33_12 });
  });

  it.each([
    ['no object', [], /^file: /],
    [
      'a table that is not there',
      { rows: [{ ...nextBankRate, table: 'bankrate' }] },
      /^rows.0.table: No such table/,
    ],
    ['a value of another kind', { rows: [{ ...nextBankRate, value: '3.5' }] }, /^rows.0.value: /],
    [
      'a fee that is no whole number of pence',
      {
        rows: [
          {
            ...nextBankRate,
            table: 'issueFees',
            value: { countedOn: 'principal', bands: [{ upTo: 30_000, fee: 23.5 }], above: null },
          },
        ],
      },
      /^rows.0.value.bands.0.fee: /,
    ],
    [
      'a day that is none',
      { rows: [{ ...nextBankRate, validFrom: '2026-02-30' }] },
      /^rows.0.validFrom: Not a calendar day/,
    ],
    [
      'an end before the beginning',
      { rows: [{ ...nextBankRate, validTo: '2026-12-16' }] },
      /^rows.0.validTo: Before/,
    ],
    ['a word we do not know', { rows: [{ ...nextBankRate, note: 'hello' }] }, /^rows.0: .*note/],
    [
      'a signature under no row',
      { signOffs: [{ ...signature, validFrom: '1999-01-01' }] },
      /^signOffs.0: No row/,
    ],
  ])('is refused for %s', (_, content, words) => {
    const file = parseLawFile(content);
    expect('problems' in file && file.problems.join('\n')).toMatch(words);
  });

  it.each([
    [
      'bankHolidays',
      'Scotland',
      ['2026-11-18'],
      (law: Law) => isBankHoliday(day('2026-11-18'), 'Scotland', law),
    ],
    [
      'courtLimits',
      'Northern Ireland',
      600_000,
      (law: Law) => lookUp(law.courtLimits.rows, { nation: 'Northern Ireland', on: day('2026-11-18') }),
    ],
    [
      'injuryLimits',
      'Scotland',
      { most: 100_000, road: 100_000 },
      (law: Law) => lookUp(law.injuryLimits.rows, { nation: 'Scotland', on: day('2026-11-18') }),
    ],
    [
      'limitation/contract',
      'England & Wales',
      5,
      (law: Law) =>
        limitationOf(
          { nation: 'England & Wales', kind: 'contract', arose: day('2026-11-18'), isFixedSum: true },
          law,
        ),
    ],
  ] as const)('reaches what asks %s', (table, nation, value, ask) => {
    const row = {
      ...{ table, nation, value, validFrom: '2026-11-01', validTo: '2026-12-31' },
      ...{ source: 'A new order', confidence: 'V', verifiedOn: '2026-11-18' },
    };
    expect(ask(lawOf({ rows: [row] }))).not.toEqual(ask(shippedLaw));
  });

  it.each([
    ['bankHolidays', ['18 November']],
    ['courtLimits', -1],
    ['injuryLimits', 5],
    ['limitation/contract', 0],
  ])('is refused with a value that %s cannot have', (table, value) => {
    const row = { ...nextBankRate, table, nation: 'Scotland', value };
    expect(parseLawFile({ rows: [row] })).toMatchObject({
      problems: [expect.stringContaining('rows.0.value')],
    });
  });
});
