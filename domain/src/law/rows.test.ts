import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../shared/iso-date.ts';
import { type LawRow, lookUp, needsChecking } from './rows.ts';

const day = toIsoDate;

const row = (over: Partial<LawRow<number>>): LawRow<number> => ({
  nation: 'Scotland',
  value: 1,
  validFrom: day('2026-04-01'),
  validTo: day('2027-03-31'),
  source: 'an instrument',
  confidence: 'V',
  verifiedOn: day('2026-11-18'),
  ...over,
});

describe('lookUp', () => {
  it.each([
    ['2026-03-31', undefined],
    ['2026-04-01', 1],
    ['2027-03-31', 1],
    ['2027-04-01', undefined],
  ])('answers for %s with %s', (on, value) => {
    const answer = lookUp([row({})], { nation: 'Scotland', on: day(on) });
    expect(answer.known ? answer.value : undefined).toBe(value);
  });

  it('names nation and day where no row covers them', () => {
    const question = { nation: 'Northern Ireland', on: day('2026-05-01') } as const;
    expect(lookUp([row({})], question)).toEqual({ known: false, reason: { kind: 'no-row', ...question } });
  });

  it('takes a row of the whole UK for every nation, and one without bounds for every day', () => {
    const everywhere = row({ nation: 'UK', validFrom: null, validTo: null });
    expect(lookUp([everywhere], { nation: 'Northern Ireland', on: day('1990-01-01') })).toMatchObject({
      known: true,
      row: everywhere,
    });
  });

  it('takes the first of two rows that cover the day', () => {
    const answer = lookUp([row({ value: 2 }), row({})], { nation: 'Scotland', on: day('2026-05-01') });
    expect(answer).toMatchObject({ value: 2 });
  });

  it.each([
    ['K', 'unsigned'],
    ['D', 'derived'],
  ] as const)('tells no value of an unsigned %s row', (confidence, kind) => {
    const answer = lookUp([row({ confidence })], { nation: 'Scotland', on: day('2026-05-01') });
    expect(answer).toEqual({ known: false, reason: { kind, source: 'an instrument' } });
  });

  it.each(['K', 'D'] as const)('tells the value of a signed %s row', (confidence) => {
    const signed = row({ confidence, signedOff: { by: 'A. Solicitor', on: day('2026-11-19') } });
    expect(lookUp([signed], { nation: 'Scotland', on: day('2026-05-01') })).toMatchObject({ value: 1 });
  });
});

describe('needsChecking', () => {
  it('is for second-hand rows that no solicitor has signed', () => {
    expect(needsChecking(row({}))).toBe(false);
    expect(needsChecking(row({ confidence: 'S' }))).toBe(true);
    expect(
      needsChecking(row({ confidence: 'S', signedOff: { by: 'A. Solicitor', on: day('2026-11-19') } })),
    ).toBe(false);
  });
});
