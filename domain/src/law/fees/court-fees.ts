import { addDays, daysBetween, type IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import { type FigureAnswer, figure } from '../figure.ts';
import type { Law } from '../law.ts';
import { bandFor } from '../row-values.ts';
import { type LawRow, lookUp, unknown } from '../rows.ts';
import type { FeeScale } from './court-fee-tables.ts';

type CourtFeeQuestion = {
  readonly nation: Nation;
  /** The day the claim is issued, or the hearing fee is paid. */
  readonly on: IsoDate;
  readonly principal: Pence;
  /** Asked for up to that day. */
  readonly interest: Pence;
};

export function issueFee(question: CourtFeeQuestion, law: Law): FigureAnswer {
  return feeOn(law.issueFees.rows, question);
}

/** Of a small claims hearing, and only if there is one. */
export function hearingFee(question: CourtFeeQuestion, law: Law): FigureAnswer {
  return feeOn(law.hearingFees.rows, question);
}

/** 28 days before the hearing, or seven from a short notice; never after the hearing: hmcts HearingFeeUtils.java. */
export function hearingFeeDueOn(noticeOn: IsoDate, hearingOn: IsoDate): IsoDate {
  if (daysBetween(noticeOn, hearingOn) > 36) return addDays(hearingOn, -28);
  const weekLater = addDays(noticeOn, 7);
  return weekLater < hearingOn ? weekLater : hearingOn;
}

function feeOn(rows: readonly LawRow<FeeScale>[], question: CourtFeeQuestion): FigureAnswer {
  if (question.principal <= 0) throw new RangeError(`Not a sum to claim: ${question.principal}`);
  const scale = lookUp(rows, question);
  if (!scale.known) return scale;
  const sum =
    scale.value.countedOn === 'principal'
      ? question.principal
      : pence(question.principal + question.interest);
  const fee = bandFor(scale.value.bands, sum)?.fee ?? feeAbove(scale.value, sum);
  if (fee === undefined) return unknown({ kind: 'sum-too-large', source: scale.row.source });
  return figure(fee, scale.row);
}

/** A share of a penny is dropped. */
function feeAbove({ above }: FeeScale, sum: Pence): Pence | undefined {
  if (!above) return undefined;
  if ('fee' in above) return above.fee;
  const share = (BigInt(sum) * BigInt(Math.round(above.percent * 100))) / 10_000n;
  return pence(Math.min(Number(share), above.most));
}
