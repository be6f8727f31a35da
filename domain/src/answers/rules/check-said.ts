import type { AnswerRefusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import type { Said } from '../said.ts';
import { checkNeedTime } from './check-need-time.ts';
import { checkDates, checkPapers } from './check-own-papers.ts';
import { checkRows } from './check-rows.ts';
import { checkAlreadyPaid, checkPayAll, checkPayPart } from './check-sums.ts';

/** Everything that keeps this answer from being given on this day. Empty when it can be. */
export function checkSaid(said: Said, situation: AnswerSituation): readonly AnswerRefusal[] {
  switch (said.kind) {
    case 'pay-all':
      return checkPayAll(said, situation);
    case 'pay-part':
      return [...checkRows(said.rows, 'pay-part.rows', situation), ...checkPayPart(said, situation)];
    case 'already-paid':
      return [...checkAlreadyPaid(said, situation), ...checkPapers(said.proof, 'already-paid.proof')];
    case 'dispute':
      return [
        ...checkRows(said.rows, 'dispute.rows', situation),
        ...checkPapers(said.evidence, 'dispute.evidence'),
        ...checkDates(said.timeline, said.evidence, 'dispute.timeline', situation),
      ];
    case 'need-time':
      return checkNeedTime(said, situation);
    case 'not-me':
    case 'need-more':
      return [];
  }
}
