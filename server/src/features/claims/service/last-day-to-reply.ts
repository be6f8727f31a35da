import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimRow } from '../claims.store.ts';

type Window = Pick<ClaimRow, 'responseDeadline' | 'repliedAt'>;

/** Until when the other side has: a pause moves it later than the printed day, and a reply ends the wait. */
export function lastDayToReply({ responseDeadline, repliedAt }: Window, printed: IsoDate): IsoDate {
  const until = responseDeadline && repliedAt === null ? londonDateOf(responseDeadline) : printed;
  return until > printed ? until : printed;
}
