import { isIsoDate } from './iso-date.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * What is wrong with a date typed as day, month and year and joined as 'year-month-day', in words; undefined for a day
 * of the calendar and for nothing typed.
 */
export function typedDateProblem(typed: string): string | undefined {
  if (typed === '' || isIsoDate(typed)) return undefined;
  const [year = '', month = '', day = '', ...more] = typed.split('-');
  if (more.length > 0) return unreadableDate;
  const absent = Object.entries({ day, month, year }).flatMap(([part, text]) => (text === '' ? [part] : []));
  if (absent.length > 0) return `Please add the ${absent.join(' and the ')}`;
  const problems = [monthProblem(month), yearProblem(year)].filter((problem) => problem !== undefined);
  // Both at once: with one at a time, what is put right is refused again.
  return problems.length > 0 ? problems.join('. ') : dayProblem(day, Number(month), Number(year));
}

/** A date of which nothing more can be said than how to write it. */
export const unreadableDate = 'Please give the date in figures: day, month and year, such as 20 7 2026';

/** 9 for September, Sept, Sept. and sep; undefined for what begins no month's name. */
export function monthNamed(typed: string): number | undefined {
  const name = typed.toLowerCase().replace(/\.$/, '');
  const at = name.length < 3 ? -1 : months.findIndex((month) => month.toLowerCase().startsWith(name));
  return at === -1 ? undefined : at + 1;
}

function monthProblem(month: string): string | undefined {
  if (isNumber(month, 12)) return undefined;
  const named = monthNamed(month);
  if (named !== undefined) return `Please give the month as a number: ${named} for ${months[named - 1]}`;
  return 'The month must be a number from 1 to 12';
}

const yearProblem = (year: string): string | undefined =>
  /^[1-9]\d{3}$/.test(year) ? undefined : 'Please give the year in four figures, such as 2026';

function dayProblem(day: string, month: number, year: number): string {
  if (!isNumber(day, 99)) return unreadableDate;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = months[month - 1];
  return `There is no ${Number(day)} ${name}${month === 2 ? ` ${year}` : ''}: ${name} has ${days} days`;
}

const isNumber = (text: string, most: number): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
