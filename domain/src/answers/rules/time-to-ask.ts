import { longestTimeGranted } from '../../letters/serving/reply-window.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { AnswerSituation } from '../answer-situation.ts';

type TimeToAsk = {
  /** The day asked for is later than this one. */
  readonly after: IsoDate;
  readonly latest: IsoDate;
};

/** The days until which more time may be asked for, and granted; undefined where none is left. */
export function timeToAsk({
  respondBy,
  wasTimeGranted,
  today,
}: Pick<AnswerSituation, 'respondBy' | 'wasTimeGranted' | 'today'>): TimeToAsk | undefined {
  const latest = addDays(respondBy, longestTimeGranted);
  if (wasTimeGranted || latest <= today) return undefined;
  const after = [respondBy, today].toSorted().at(-1) as IsoDate;
  return { after, latest };
}
