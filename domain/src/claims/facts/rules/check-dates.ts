import { refusal } from '../facts-refusal.ts';
import type { FactsRule } from './facts-rule.ts';

export const dateInFuture = 'This date cannot be in the future';

export const checkTimeline: FactsRule = ({ timeline }, letterDate) =>
  timeline.flatMap(({ on, exact }, at) => [
    ...(on > letterDate ? [refusal('date-in-future', `timeline.${at}.on`, dateInFuture)] : []),
    ...(exact || on.endsWith('-01')
      ? []
      : [
          refusal(
            'month-not-on-its-first',
            `timeline.${at}.on`,
            'Please give a month alone, or a whole date',
          ),
        ]),
  ]);

/** Exactly one date is the main one: the claim has one incident date. */
export const checkMainDate: FactsRule = ({ timeline }) => {
  if (timeline.length === 0) return [];
  const main = timeline.flatMap((row, at) => (row.main ? [at] : []));
  const [, second] = main;
  if (second !== undefined)
    return [refusal('several-main-dates', `timeline.${second}.main`, 'Please choose one main date only')];
  if (main.length === 1) return [];
  return [refusal('no-main-date', 'timeline', 'Please choose the main date: the day it went wrong')];
};

export const checkAgreementDate: FactsRule = ({ basis }, letterDate) =>
  'madeOn' in basis && basis.madeOn > letterDate
    ? [refusal('agreement-in-future', 'basis.madeOn', dateInFuture)]
    : [];
