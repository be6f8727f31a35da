import { formatLongDate, isInFuture, londonDateOf } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { hasArrived, methodsByPerson, type ServiceRecord } from './service-record.ts';

/** Why an attempt did not reach the other side after all: in words, and as what it counts. */
export const reasonsOfReturn = {
  'gone-away': { words: 'gone away', outcome: 'returned' },
  'not-known': { words: 'not known at this address', outcome: 'returned' },
  refused: { words: 'refused', outcome: 'returned' },
  'not-called-for': { words: 'not collected', outcome: 'returned' },
  'wrong-address': { words: 'no such address', outcome: 'returned' },
  unmarked: { words: 'no reason given', outcome: 'returned' },
  mistake: { words: 'recorded by mistake', outcome: 'failed' },
} as const satisfies Record<string, { readonly words: string; readonly outcome: 'returned' | 'failed' }>;

export type ReasonOfReturn = keyof typeof reasonsOfReturn;

type Attempt = Pick<ServiceRecord, 'method' | 'doneAt' | 'outcomes'>;

/** Only what a person recorded can come back: what becomes of a mail, its mail server tells. */
export const canComeBack = (attempt: Pick<Attempt, 'method' | 'outcomes'>): boolean =>
  methodsByPerson.some((method) => method === attempt.method) && hasArrived(attempt);

/** What is wrong with the day on which an attempt came back; undefined when it may be recorded. */
export function returnProblem(
  { doneAt }: Pick<Attempt, 'doneAt'>,
  on: IsoDate,
  now: Date,
): string | undefined {
  if (isInFuture(on, now)) return 'Choose today or a day before it.';
  const left = londonDateOf(doneAt);
  return on < left ? `It left on ${formatLongDate(left)}. Choose that day or a later one.` : undefined;
}
