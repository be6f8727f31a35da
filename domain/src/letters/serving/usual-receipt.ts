import { type SendingMethod, usualDayOfReceipt } from '../../law/days/receipt.ts';
import type { Law } from '../../law/law.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { hasArrived, type ServiceMethod, type ServiceRecord } from './service-record.ts';

const sendingMethods: Readonly<Record<Exclude<ServiceMethod, 'portal'>, SendingMethod>> = {
  email: 'email',
  'first-class-post': 'post',
  'left-at-address': 'hand',
  'by-hand': 'hand',
};

/** Always said beside a usual day of receipt. */
export const usualReceiptWords =
  'The usual day of receipt is how courts count their own papers: an e-mail or a visit before 16:30 on a working day counts that day, first class post two days later, or the next working day. For a letter it is a guide, not law.';

/** The day on which an attempt that arrived was usually received; null for any other, and for the reply page, which was seen. */
export function usualReceiptOf(
  record: Pick<ServiceRecord, 'method' | 'doneAt' | 'outcomes'>,
  nation: Nation,
  law: Law,
): IsoDate | null {
  if (record.method === 'portal' || !hasArrived(record)) return null;
  const method = sendingMethods[record.method];
  return usualDayOfReceipt({ method, sentAt: leftAt(record) }, nation, law);
}

/** When it left: a mail when its server took it, anything else when it was done. */
export const leftAt = ({ doneAt, outcomes }: Pick<ServiceRecord, 'doneAt' | 'outcomes'>): Date =>
  outcomes.findLast(({ outcome }) => outcome === 'sent')?.at ?? doneAt;
