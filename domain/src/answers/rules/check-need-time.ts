import { formatLongDate } from '../../shared/dates.ts';
import { refusal } from '../answer-refusal.ts';
import type { AnswerRule } from './answer-rule.ts';
import { timeToAsk } from './time-to-ask.ts';

/** A day after the one to reply by, and after today; time is granted once. */
export const checkNeedTime: AnswerRule<'need-time'> = ({ until }, situation) => {
  const field = 'need-time.until';
  const days = timeToAsk(situation);
  if (days === undefined) {
    const { claimantName, wasTimeGranted, respondBy } = situation;
    const why = wasTimeGranted
      ? `${claimantName} has given more time already, until ${formatLongDate(respondBy)}`
      : 'The days for which more time could be asked are over';
    return [refusal('no-more-time', field, `${why}. Please choose another answer`)];
  }
  const { after, latest } = days;
  if (until <= after)
    return [refusal('time-not-later', field, `Please give a day after ${formatLongDate(after)}`)];
  if (until <= latest) return [];
  return [refusal('time-too-late', field, `Please give a day up to ${formatLongDate(latest)}`)];
};
