import { isOnHold } from '@plainclaim/domain/claims/holds/hold';
import type { HoldAsTold } from '@plainclaim/domain/claims/holds/hold-words';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import {
  type AgainOrNot,
  againByLedger,
  sendingAgain,
} from '@plainclaim/domain/letters/serving/sending-again';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Executor } from '../../../../platform/db/db.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { type HoldRow, holdOfRow, openHoldOf } from '../../holds/holds.store.ts';
import { letterAttempts } from '../../mails/claim-mails.store.ts';
import { letterDay } from '../letter-hash.ts';
import { recordsOf } from '../service.store.ts';
import { isDenied } from './letter-of-party.ts';

/** How the claim's letter would be sent again today, or why it would not. */
export async function planAgain(executor: Executor, claim: ClaimRow, now: Date): Promise<AgainOrNot> {
  const attempts = await letterAttempts(executor, [claim.id]);
  if (!attempts.has(claim.id)) return { refusal: 'The letter has not been sent yet.' };
  const records = await recordsOf(executor, claim.id);
  const hold = await openHoldOf(executor, claim.id);
  const today = londonDateOf(now);
  const email = claim.defendantEmailUnknown ? null : claim.defendantEmail;
  const { responseDeadline, repliedAt } = claim;
  return sendingAgain(
    {
      ...againByLedger(records, email),
      email,
      letterDatedOn: letterDay(claim),
      days: responseDays(claim.issueType, claim.jurisdiction),
      replyUntil: responseDeadline && repliedAt === null ? londonDateOf(responseDeadline) : null,
      hasReplied: repliedAt !== null,
      isDenied: await isDenied(executor, claim, null),
      hold: activeHold(hold, today),
    },
    today,
  );
}

const activeHold = (hold: HoldRow | undefined, today: IsoDate): Pick<HoldAsTold, 'until'> | null =>
  hold && isOnHold([holdOfRow(hold)], today) ? { until: hold.lastDay } : null;
