import { hasArrived, letterOf, outcomeOf, type ServiceRecord } from './service-record.ts';

/** `not-served`: no attempt was made, or every one failed or came back. */
export type LettersReach = 'queued' | 'not-served' | 'served';

type Attempt = Pick<ServiceRecord, 'letterSha256' | 'hashOf' | 'letterDatedOn' | 'outcomes'>;

/** How far the newest letter of a claim has got. A replaced letter's attempts prove nothing about its successor. */
export function lettersReach(records: readonly Attempt[]): LettersReach {
  const current = attemptsOfNewestLetter(records);
  if (current.some(hasArrived)) return 'served';
  return current.some((record) => outcomeOf(record) === 'queued') ? 'queued' : 'not-served';
}

/**
 * The newest letter is the one with the latest date. A letter replaced on its own day has the date of its successor; its
 * attempts failed or came back, so that none of them counts as an arrival.
 */
export function attemptsOfNewestLetter<Record extends Attempt>(
  records: readonly Record[],
): readonly Record[] {
  const dates = records.map((record) => letterOf(record).letterDatedOn);
  const newest = dates.toSorted().at(-1);
  return records.filter((_, index) => dates[index] === newest);
}

/** The attempt that first reached the other side and was not undone later; undefined while none has. */
export function firstArrival<Record extends Attempt & Pick<ServiceRecord, 'doneAt'>>(
  records: readonly Record[],
): Record | undefined {
  const arrived = attemptsOfNewestLetter(records).filter(hasArrived);
  return arrived.toSorted((one, other) => one.doneAt.getTime() - other.doneAt.getTime())[0];
}
