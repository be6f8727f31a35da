import { answerLimits } from '../answer-limits.ts';
import { type AnswerRefusal, refusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import type { AnswerDate, AnswerEvidence } from '../said.ts';

/** The other side's own documents: each once in its list. */
export function checkPapers(papers: readonly AnswerEvidence[], field: string): readonly AnswerRefusal[] {
  if (papers.length > answerLimits.evidence)
    return [refusal('too-many-papers', field, `Please give at most ${answerLimits.evidence} documents`)];
  return papers.flatMap(({ id }, at) =>
    papers.findIndex((one) => one.id === id) === at
      ? []
      : [refusal('same-id-twice', `${field}.${at}.id`, 'This document is there twice. Remove one of them')],
  );
}

/** Their own dates, and the documents that these point to. */
export function checkDates(
  dates: readonly AnswerDate[],
  papers: readonly AnswerEvidence[],
  field: string,
  { today }: Pick<AnswerSituation, 'today'>,
): readonly AnswerRefusal[] {
  if (dates.length > answerLimits.timeline)
    return [refusal('too-many-dates', field, `Please give at most ${answerLimits.timeline} dates`)];
  const known = new Set(papers.map(({ id }) => id));
  return dates.flatMap(({ on, exact, proof }, at) => [
    ...(on > today
      ? [refusal('date-in-future', `${field}.${at}.on`, 'This date cannot be in the future')]
      : []),
    ...(exact || on.endsWith('-01')
      ? []
      : [
          refusal(
            'month-not-on-its-first',
            `${field}.${at}.on`,
            'Please give a month alone, or a whole date',
          ),
        ]),
    ...(proof.every((id) => known.has(id))
      ? []
      : [
          refusal(
            'unknown-paper',
            `${field}.${at}.proof`,
            'This document is no longer in your list. Choose it again',
          ),
        ]),
  ]);
}
