import { describe, expect, it } from 'vitest';
import { joinDateParts, splitDateValue, wrongDateParts } from './date-parts.ts';
import { joinTypedParts, partsFor, readPastedDate } from './typed-date-parts.ts';

describe('the value of a date field', () => {
  it('is an ISO date once day, month and year are there', () => {
    expect(joinDateParts({ day: '4', month: '9', year: '2026' })).toBe('2026-09-04');
  });

  it.each(['9', 'Sept', 'Sept.', 'September'])('reads %s as a month, and leaves it as typed', (month) => {
    const typed = { day: '4', month, year: '2026' };
    expect(joinTypedParts(typed)).toBe('2026-09-04');
    expect(partsFor('2026-09-04', typed)).toBe(typed);
  });

  it('keeps what there is while a box is empty', () => {
    expect(joinDateParts({ day: '14', month: '', year: '2026' })).toBe('2026--14');
    expect(joinDateParts({ day: '', month: '', year: '' })).toBe('');
  });

  it('fills the boxes without leading zeros', () => {
    expect(splitDateValue('2026-09-04')).toEqual({ day: '4', month: '9', year: '2026' });
    expect(splitDateValue('2026--14')).toEqual({ day: '14', month: '', year: '2026' });
  });

  it('never rewrites what is being typed', () => {
    const typed = { day: '07', month: '1', year: '2026' };
    expect(partsFor('2026-01-07', typed)).toBe(typed);
  });

  it('gives way to a value from outside', () => {
    const typed = { day: '07', month: '1', year: '2026' };
    expect(partsFor('2025-12-31', typed)).toEqual({ day: '31', month: '12', year: '2025' });
    expect(partsFor('', typed)).toEqual({ day: '', month: '', year: '' });
  });
});

describe('which boxes are marked when a date is refused', () => {
  it.each([
    ['2026--14', ['month']],
    ['-09-14', ['year']],
    ['', ['day', 'month', 'year']],
    ['2026-13-14', ['month']],
    ['2026-04-31', ['day']],
    ['2025-02-29', ['day']],
    ['-02-29', ['year']],
    ['26-04-30', ['year']],
    ['2026-0-x', ['day', 'month']],
  ])('%s: %j', (value, wrong) => {
    expect(wrongDateParts(value)).toEqual(wrong);
  });

  it('is all of them for a date that exists but is not accepted', () => {
    expect(wrongDateParts('2024-02-29')).toEqual(['day', 'month', 'year']);
  });
});

describe('a pasted date', () => {
  it.each([
    '14/9/2026',
    '14.09.2026',
    '14 09 2026',
    ' 14-09-2026 ',
    '2026-09-14',
    '14 Sept. 2026',
    '14 September, 2026',
  ])('%s fills all boxes', (text) => {
    expect(readPastedDate(text)).toEqual({ day: '14', month: '9', year: '2026' });
  });

  it.each(['14', '14/9', 'yesterday', '14/9/26', '14 Monat 2026'])(
    '%s is left to the box it was pasted into',
    (text) => {
      expect(readPastedDate(text)).toBeNull();
    },
  );
});
