import type { WindowMove } from '../../letters/serving/reply-window.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';

/** Time granted moves the day to reply by. */
export const moveByTimeGranted = (until: IsoDate): WindowMove => ({ kind: 'time-granted', until });

/** What was asked for leaves time to read it, counted from the day it is sent. */
export const moveByInformationSent = (on: IsoDate, underDebtProtocol: boolean): WindowMove => ({
  kind: 'question-answered',
  on,
  underDebtProtocol,
});

/** What a confirmed payment leaves. With nothing left, the claim is marked as paid. */
export function afterConfirmedPayment(
  asked: Pence,
  amount: Pence,
): { readonly left: Pence; readonly marksPaid: boolean } {
  const left = pence(Math.max(0, asked - amount));
  return { left, marksPaid: left === 0 };
}
