import { formatDateTime } from '@plainclaim/domain/shared/dates';

export type ConsoleLine = { readonly id: number; readonly at: Date; readonly words: string };

/** London's clock, to the second. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' });

export const timeOf = (at: Date): string => clock.format(at);

/** The whole console as one text, to copy or download. */
export function consoleText(lines: readonly ConsoleLine[]): string {
  const first = lines[0];
  if (!first) return '';
  return [
    `Plainclaim test results, ${formatDateTime(first.at)}`,
    ...lines.map(({ at, words }) => `[${timeOf(at)}] ${words}`),
    '',
  ].join('\n');
}

export const consoleFileName = (at: Date): string =>
  `plainclaim-test-results-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.txt`;
