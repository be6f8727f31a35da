import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Law } from '../law.ts';
import { addWorkingDays, firstWorkingDayFrom, lastWorkingDayUpTo } from './working-days.ts';

const englandAndWales = 'England & Wales';

/** Paper claims in England and Wales: CPR 6.14, 10.3 and 15.4. */
export function paperClaimDays(sentOn: IsoDate, law: Law) {
  const served = addWorkingDays(sentOn, 2, englandAndWales, law);
  return { served, acknowledgeBy: addDays(served, 14), defendBy: addDays(served, 28) };
}

/** Online claims in England and Wales: 28 days from issue, to 16:00 on a working day. */
export function onlineDefenceBy(issuedOn: IsoDate, law: Law): IsoDate {
  return firstWorkingDayFrom(addDays(issuedOn, 28), englandAndWales, law);
}

/** To sign a settlement agreement of an online claim, by 16:00. */
export function onlineSettlementSignBy(sentOn: IsoDate, law: Law): IsoDate {
  return addWorkingDays(sentOn, 7, englandAndWales, law);
}

/** Simple procedure in Scotland (rules 3.11 and 4.2), from the last date for a response. */
export function simpleProcedureDays(lastDateForResponse: IsoDate, law: Law) {
  return {
    serveBy: lastWorkingDayUpTo(addDays(lastDateForResponse, -21), 'Scotland', law),
    applyForDecisionBy: addDays(lastDateForResponse, 14),
  };
}

/** Housing conditions protocol, England: the landlord's reply. */
export function housingReplyBy(receivedOn: IsoDate, law: Law): IsoDate {
  return addWorkingDays(receivedOn, 20, englandAndWales, law);
}
