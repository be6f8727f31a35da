import { daysBetween, type IsoDate } from './iso-date.ts';

/** "5 years 10 months", whole months only; days where there is no month. */
export function lengthWords(from: IsoDate, to: IsoDate): string {
  const months = monthsOf(to) - monthsOf(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
  if (months < 1) return counted(daysBetween(from, to), 'day');
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => counted(count, unit))
    .join(' ');
}

const monthsOf = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
