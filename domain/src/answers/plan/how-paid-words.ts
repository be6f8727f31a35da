import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp, type Pence } from '../../shared/money.ts';
import type { Frequency, HowPaid } from '../said.ts';
import { countOfInstalments, dueOfInstalment, type Instalments } from './schedule.ts';

export const frequencyWords: Readonly<Record<Frequency, string>> = {
  week: 'every week',
  'two-weeks': 'every two weeks',
  'four-weeks': 'every four weeks',
  month: 'every month',
};

/** "£250.00 every month, 6 payments, from 15 December 2026 to 15 May 2027" */
export function howPaidWords(total: Pence, how: HowPaid): string {
  switch (how.kind) {
    case 'now':
      return 'now, by card';
    case 'by':
      return `by ${formatLongDate(how.on)}`;
    case 'instalments':
      return instalmentWords(total, how);
  }
}

function instalmentWords(total: Pence, how: Instalments): string {
  const count = countOfInstalments(total, how.each);
  const last = total - how.each * (count - 1);
  const days = `from ${formatLongDate(how.first)} to ${formatLongDate(dueOfInstalment(how, count - 1))}`;
  const different = last === how.each ? '' : `, the last of ${formatGbp(last as Pence)}`;
  return `${formatGbp(how.each)} ${frequencyWords[how.every]}, ${count} payments, ${days}${different}`;
}
