import type { IsoDate } from '../../shared/iso-date.ts';
import type { Law } from '../law.ts';
import { type Known, type LawQuestion, lookUp } from '../rows.ts';
import type { DebtAdviceService } from './debt-advice-table.ts';

export type DebtAdvice = {
  readonly services: readonly DebtAdviceService[];
  /** The day on which the row checked longest ago was checked; null without services. */
  readonly checkedOn: IsoDate | null;
};

/** The services of a nation on a day, in the order of the table. A service without a row that may be shown is left out. */
export function debtAdvice(question: LawQuestion, { debtAdviceServices: { rows } }: Law): DebtAdvice {
  const known = [...new Set(rows.map(({ value }) => value.service))]
    .map((service) =>
      lookUp(
        rows.filter(({ value }) => value.service === service),
        question,
      ),
    )
    .filter((answer): answer is Known<DebtAdviceService> => answer.known);
  return {
    services: known.map(({ value }) => value),
    checkedOn: known.map(({ row }) => row.verifiedOn).toSorted()[0] ?? null,
  };
}
