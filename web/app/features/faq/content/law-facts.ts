import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { issueFee } from '@plainclaim/domain/law/fees/court-fees';
import type { Law } from '@plainclaim/domain/law/law';
import { type LawTable, lookUp } from '@plainclaim/domain/law/rows';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatPoundsWhole, type Pence, pence } from '@plainclaim/domain/shared/money';

/** The tables of the law, with the operator's rows, and the day the answers are read. */
export type LawToday = { readonly law: Law; readonly on: IsoDate };

type ByNation = {
  /** Values that may be told, each with its nations. */
  readonly known: readonly { readonly value: number; readonly nations: readonly Jurisdiction[] }[];
  readonly unknown: readonly Jurisdiction[];
};

/** A value of the law in the three nations; those with the same value stand together. */
export function byNation({ rows }: LawTable<number>, on: IsoDate): ByNation {
  const found = jurisdictions.map((nation) => ({ nation, answer: lookUp(rows, { nation, on }) }));
  const values = new Map<number, Jurisdiction[]>();
  for (const { nation, answer } of found)
    if (answer.known) values.set(answer.value, [...(values.get(answer.value) ?? []), nation]);
  return {
    known: [...values].map(([value, nations]) => ({ value, nations })),
    unknown: found.filter(({ answer }) => !answer.known).map(({ nation }) => nation),
  };
}

/** "in Scotland", "in Scotland and in Northern Ireland". */
export const inNations = (nations: readonly Jurisdiction[]): string => {
  const places = nations.map((nation) => `in ${nation}`);
  return [places.slice(0, -1).join(', '), places.at(-1)].filter(Boolean).join(' and ');
};

/** The court's own small claims limit, where it is higher than the limit we apply. */
export function higherCourtLimit(nation: Jurisdiction, { law, on }: LawToday): Pence | undefined {
  const court = lookUp(law.courtLimits.rows, { nation, on });
  return court.known && court.value > smallClaimsLimits[nation].limit ? court.value : undefined;
}

/** The fee to start a claim of so many pounds in England and Wales. Undefined where it may not be told. */
export function issueFeeUpTo(pounds: number, { law, on }: LawToday): string | undefined {
  const question = {
    nation: 'England & Wales',
    on,
    principal: pence(pounds * 100),
    interest: pence(0),
  } as const;
  const fee = issueFee(question, law);
  return fee.known ? formatPoundsWhole(fee.amount) : undefined;
}
