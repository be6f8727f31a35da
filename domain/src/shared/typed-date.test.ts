import { expect, it } from 'vitest';
import { monthNamed, typedDateProblem } from './typed-date.ts';

it.each([
  ['', undefined],
  ['2026-07-20', undefined],
  ['2028-02-29', undefined],
  ['2026-06-31', 'There is no 31 June: June has 30 days'],
  ['2026-02-29', 'There is no 29 February 2026: February has 28 days'],
  ['1990-05-45', 'There is no 45 May: May has 31 days'],
  ['26-07-20', 'Please give the year in four figures, such as 2026'],
  [
    '26-July-20',
    'Please give the month as a number: 7 for July. Please give the year in four figures, such as 2026',
  ],
  ['2026-sept-03', 'Please give the month as a number: 9 for September'],
  ['2026-Sept.-03', 'Please give the month as a number: 9 for September'],
  ['2026-Septembre-03', 'The month must be a number from 1 to 12'],
  ['2026-13-03', 'The month must be a number from 1 to 12'],
  ['2026-00-03', 'The month must be a number from 1 to 12'],
  ['2026-05-20th', 'Please give the date in figures: day, month and year, such as 20 7 2026'],
  ['2026-05-00', 'Please give the date in figures: day, month and year, such as 20 7 2026'],
  ['2026--14', 'Please add the month'],
  ['--14', 'Please add the month and the year'],
  ['soon', 'Please add the day and the month'],
  ['20-7-20-26', 'Please give the date in figures: day, month and year, such as 20 7 2026'],
])('%j: %s', (typed, problem) => {
  expect(typedDateProblem(typed)).toBe(problem);
});

it.each([
  ['September', 9],
  ['Sept', 9],
  ['Sept.', 9],
  ['SEP', 9],
  ['Jan.', 1],
  ['may', 5],
  ['December', 12],
  ['Ju', undefined],
  ['Septembre', undefined],
  ['9', undefined],
  ['.', undefined],
  ['', undefined],
])('%j is month %s', (typed, month) => {
  expect(monthNamed(typed)).toBe(month);
});
