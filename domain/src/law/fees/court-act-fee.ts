import { type FigureAnswer, figure } from '../figure.ts';
import type { Law } from '../law.ts';
import { type LawQuestion, lookUp } from '../rows.ts';
import type { CourtAct } from './court-act-fee-table.ts';

export function courtActFee(act: CourtAct, question: LawQuestion, law: Law): FigureAnswer {
  const found = lookUp(
    law.courtActFees.rows.filter(({ value }) => value.act === act),
    question,
  );
  return found.known ? figure(found.value.fee, found.row) : found;
}
