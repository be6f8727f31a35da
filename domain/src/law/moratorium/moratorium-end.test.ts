import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { shippedLaw } from '../law.ts';
import { moratoriumEnd } from './moratorium-end.ts';

const end = (firstDay: string, nation: Nation) => moratoriumEnd(toIsoDate(firstDay), nation, shippedLaw);

describe('the last day of a breathing space or moratorium', () => {
  it.each([
    ['England & Wales', '2026-11-02', '2026-12-31'],
    ['England & Wales', '2027-01-01', '2027-03-01'],
    ['England & Wales', '2028-01-01', '2028-02-29'],
    ['Scotland', '2026-11-19', '2027-05-18'],
    ['Scotland', '2026-11-01', '2027-04-30'],
    ['Scotland', '2026-08-31', '2027-02-28'],
    ['Scotland', '2026-08-29', '2027-02-28'],
    ['Scotland', '2026-08-28', '2027-02-27'],
    ['Scotland', '2027-08-30', '2028-02-29'],
  ] as const)('in %s, from %s, is %s', (nation, firstDay, lastDay) => {
    expect(end(firstDay, nation)).toMatchObject({ known: true, value: lastDay });
  });

  it.each([
    ['Northern Ireland', '2026-11-02'],
    ['England & Wales', '2021-05-03'],
    ['Scotland', '2022-09-30'],
  ] as const)('is unknown in %s from %s', (nation, firstDay) => {
    expect(end(firstDay, nation)).toMatchObject({ known: false, reason: { kind: 'no-row' } });
  });
});
