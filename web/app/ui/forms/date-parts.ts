export const datePartNames = ['day', 'month', 'year'] as const;
export type DatePartName = (typeof datePartNames)[number];
export type DateParts = Readonly<Record<DatePartName, string>>;

/** 'YYYY-MM-DD' once complete; until then the parts so far, as in '2026--14'; '' for none. */
export function joinDateParts({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return [year, pad(month), pad(day)].join('-');
}

export function splitDateValue(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day: unpad(day), month: unpad(month), year };
}

/**
 * Which boxes to mark when the date is refused: those missing or impossible. A date that exists but is
 * refused for another reason (too early, too late) is wrong as a whole.
 */
export function wrongDateParts(value: string): readonly DatePartName[] {
  const { day, month, year } = splitDateValue(value);
  const monthFits = fits(month, 1, 12);
  const yearFits = /^\d{4}$/.test(year) && year !== '0000';
  const lastDay = monthFits ? daysIn(Number(month), yearFits ? Number(year) : 2024) : 31;
  const fitting: Record<DatePartName, boolean> = {
    day: fits(day, 1, lastDay),
    month: monthFits,
    year: yearFits,
  };
  const wrong = datePartNames.filter((part) => !fitting[part]);
  return wrong.length === 0 ? datePartNames : wrong;
}

function fits(text: string, least: number, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function daysIn(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(text: string): string {
  return /^\d$/.test(text) ? `0${text}` : text;
}

export function unpad(text: string): string {
  return /^0\d$/.test(text) ? text.slice(1) : text;
}
