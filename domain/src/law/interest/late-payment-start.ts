import { addDays, type IsoDate } from '../../shared/iso-date.ts';

/** What buyer and supplier said about the day of payment. Base: performance or notice of the sum, whichever is later. */
export type PaymentDay =
  | {
      readonly kind: 'agreed';
      readonly on: IsoDate;
      readonly base?: { readonly performedOn: IsoDate; readonly noticeOn: IsoDate };
      readonly buyerIsPublicAuthority?: boolean;
    }
  | { readonly kind: 'not-agreed'; readonly performedOn: IsoDate; readonly noticeOn: IsoDate };

type LatePaymentStart = { readonly relevantDay: IsoDate; readonly isLongTerm: boolean };

// Late Payment of Commercial Debts (Interest) Act 1998 s.4: days beginning with the base date, so one less to add.
const statutoryDays = 30;
const longestUsualDays = 60;

/** The last day to pay; interest starts the day after. */
export function startOfLatePayment(payable: PaymentDay): LatePaymentStart {
  if (payable.kind === 'not-agreed') {
    return { relevantDay: lastOf(statutoryDays, laterOf(payable)), isLongTerm: false };
  }
  const { on, base, buyerIsPublicAuthority } = payable;
  if (!base) return { relevantDay: on, isLongTerm: false };
  const statutory = lastOf(statutoryDays, laterOf(base));
  if (buyerIsPublicAuthority && statutory < on) return { relevantDay: statutory, isLongTerm: false };
  return { relevantDay: on, isLongTerm: on > lastOf(longestUsualDays, laterOf(base)) };
}

function laterOf({ performedOn, noticeOn }: { performedOn: IsoDate; noticeOn: IsoDate }): IsoDate {
  return performedOn > noticeOn ? performedOn : noticeOn;
}

function lastOf(days: number, first: IsoDate): IsoDate {
  return addDays(first, days - 1);
}
