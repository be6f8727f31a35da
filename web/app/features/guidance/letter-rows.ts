import { commissionPercent } from '@plainclaim/domain/payments/commission';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { lengthWords } from '@plainclaim/domain/shared/length-words';
import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import type { WorthIt, WorthItQuestion } from '@plainclaim/domain/worth-it/worth-it';
import type { OutlookRow } from './outlook-row.ts';

/** The row about the time limit for court; none while the date is missing. */
export function timeRow(
  { jurisdiction, issueType }: WorthItQuestion,
  { time }: WorthIt,
  today: IsoDate,
): readonly OutlookRow[] {
  const term = 'Time left to go to court';
  if (!time) return [];
  if (time.kind === 'over') {
    const ended = time.lastDay
      ? `It seems to have ended on ${formatLongDate(time.lastDay)}.`
      : 'It is so long ago that it seems to have ended.';
    const more = time.lastDay ? moreTimeWords(jurisdiction, time.unless) : '';
    return [{ term, value: 'Probably none', note: `${ended}${more} Ask a solicitor.` }];
  }
  if (time.kind === 'ask-a-solicitor') {
    const note =
      issueType === 'Employment Issue'
        ? 'A tribunal counts in months, not years.'
        : 'It depends on more than the day.';
    return [{ term, value: 'Ask a solicitor', note }];
  }
  const { lastDay, aimFor, mustCheck } = time;
  const notes = [
    `Until ${formatLongDate(lastDay)}, counted from the day alone. A letter does not stop the clock.`,
    ...(jurisdiction === 'Scotland' ? ['The court papers must have reached them by then.'] : []),
    ...(aimFor === lastDay ? [] : [`Courts are shut that day: aim for ${formatLongDate(aimFor)}.`]),
    ...(mustCheck ? ['Check this day before relying on it.'] : []),
  ];
  return [{ term, value: lengthWords(today, lastDay), note: notes.join(' ') }];
}

function moreTimeWords(
  jurisdiction: WorthItQuestion['jurisdiction'],
  unless: 'knowledge' | 'payment' | undefined,
): string {
  if (unless === 'knowledge') return ' It may count from the day you learnt of the injury.';
  // After the last day nothing begins the time again: s.29(7) of the Limitation Act 1980, art 67 of the 1989 Order.
  if (unless !== 'payment') return '';
  return jurisdiction === 'Scotland'
    ? ' What is owed ends with it, unless a payment before then began it again.'
    : ' A payment before then may have begun it again.';
}

export function letterRows({ reply, paid }: WorthIt): readonly OutlookRow[] {
  return [
    {
      term: 'Your letter',
      value: formatGbp(pence(0)),
      note: 'Drafted for you, checked by you, e-mailed with your evidence.',
    },
    {
      term: 'Their time to reply',
      value: `${reply.days} days`,
      note: `Sent today, the deadline is ${reply.longDate}.`,
    },
    {
      term: 'If they pay in full, you receive',
      value: formatGbp(paid.toClaimant),
      note: `We keep ${commissionPercent}% of what is paid through Plainclaim: ${formatGbp(paid.commission)}. If nothing is paid, we charge nothing.`,
    },
  ];
}
