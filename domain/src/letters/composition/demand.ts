import type { SumTable } from '../../claims/facts/sum-table.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { type ResponseDeadline, responseDeadline } from '../response-deadline.ts';
import type { InterestPart } from './interest-part.ts';

export type Demand = {
  /** The total of the sums table, without interest. */
  readonly amount: Pence;
  /** With interest and fixed sums up to the day of the letter; null where their figure is not known. */
  readonly withInterest: Pence | null;
  /** By when it is to be paid or answered. */
  readonly deadline: ResponseDeadline;
};

export function demandOf(
  { total }: SumTable,
  interest: InterestPart | null,
  letter: Pick<LetterFacts, 'issueType' | 'jurisdiction'>,
  today: IsoDate,
): Demand {
  return {
    amount: total,
    withInterest: withInterest(total, interest),
    deadline: responseDeadline(letter, today),
  };
}

function withInterest(total: Pence, interest: InterestPart | null): Pence | null {
  if (interest === null) return total;
  const { figures } = interest;
  return figures ? pence(total + figures.interest + figures.fixedSums) : null;
}
