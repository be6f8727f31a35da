import type { z } from 'zod';
import type { IsoDate } from '../shared/iso-date.ts';
import type { Nation } from '../shared/nation.ts';

/**
 * The reliability of a row. V: the official text was read. S: secondary public sources. K: general knowledge, not to be
 * relied on until a solicitor signs it. D: derived from other rows, never stated as fact.
 */
export const confidences = ['V', 'S', 'K', 'D'] as const;
export type Confidence = (typeof confidences)[number];

/** A legal value with its period of validity and its source. */
export type LawRow<Value> = {
  readonly nation: Nation | 'UK';
  readonly value: Value;
  /** First day; null if it is older than any claim can be. */
  readonly validFrom: IsoDate | null;
  /** Last day; null while no successor is known. */
  readonly validTo: IsoDate | null;
  readonly source: string;
  readonly confidence: Confidence;
  readonly verifiedOn: IsoDate;
  readonly signedOff?: SignOff;
};

export type SignOff = { readonly by: string; readonly on: IsoDate };

/** Rows of one meaning. The schema checks the rows an operator adds. */
export type LawTable<Value> = {
  /** For lists of the law, such as "Fee to issue a money claim". */
  readonly title: string;
  readonly schema: z.ZodType<Value>;
  readonly rows: readonly LawRow<Value>[];
};

export type LawAnswer<Value> = Known<Value> | Unknown;
export type Known<Value> = { readonly known: true; readonly value: Value; readonly row: LawRow<Value> };
export type Unknown = { readonly known: false; readonly reason: WhyUnknown };

/** Has no value, so that no page can print one. */
export type WhyUnknown =
  | { readonly kind: 'no-row'; readonly nation: Nation; readonly on: IsoDate }
  /** General knowledge that no solicitor has signed: "may …, ask a solicitor". */
  | { readonly kind: 'unsigned'; readonly source: string }
  | { readonly kind: 'derived'; readonly source: string }
  /** The row holds, but not for a sum this large. */
  | { readonly kind: 'sum-too-large'; readonly source: string };

export type LawQuestion = {
  readonly nation: Nation;
  /** The day of the event (the claim, the hearing, the default), not the day of asking. */
  readonly on: IsoDate;
};

/** The first row that covers the day; rows that an operator adds come first. */
export function lookUp<Value>(rows: readonly LawRow<Value>[], { nation, on }: LawQuestion): LawAnswer<Value> {
  const row = rows.find((one) => appliesIn(one, nation) && covers(one, on));
  if (!row) return unknown({ kind: 'no-row', nation, on });
  if (!row.signedOff && row.confidence === 'K') return unknown({ kind: 'unsigned', source: row.source });
  if (!row.signedOff && row.confidence === 'D') return unknown({ kind: 'derived', source: row.source });
  return { known: true, value: row.value, row };
}

export function unknown(reason: WhyUnknown): Unknown {
  return { known: false, reason };
}

/** Second-hand values are shown with "check before paying". */
export function needsChecking(row: LawRow<unknown>): boolean {
  return row.confidence === 'S' && !row.signedOff;
}

function appliesIn(row: LawRow<unknown>, nation: Nation): boolean {
  return row.nation === nation || row.nation === 'UK';
}

function covers({ validFrom, validTo }: LawRow<unknown>, day: IsoDate): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
}
