import { hasDeadlinePassed } from '@plainclaim/domain/claims/deadline';
import { stageWords } from '@plainclaim/domain/claims/stage';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { daysBetween } from '@plainclaim/domain/shared/iso-date';
import type { IconName } from '../../art/icon.tsx';
import type { ClaimSummary } from '../../lib/claims-api.ts';
import { daysInWords } from '../../ui/display/day-boxes.tsx';

export type ReplyNote = {
  readonly tone: 'soon' | 'calm' | 'over' | 'done';
  readonly icon: IconName;
  readonly words: string;
};

const SOON_DAYS = 5;

/** A short note on the claim's deadline; undefined when there is nothing to say. */
export function replyNote(
  { status, stage, response_deadline }: Pick<ClaimSummary, 'status' | 'stage' | 'response_deadline'>,
  now: Date,
): ReplyNote | undefined {
  if (!response_deadline) return undefined;
  if (status === 'responded' || status === 'settlement_accepted_payment_pending')
    return { tone: 'done', icon: 'reply', words: 'Replied' };
  if (status !== 'pending') return undefined;
  // The stored day moves only when the pause ends.
  if (stage === stageWords['on-hold']) return { tone: 'calm', icon: 'clock', words: 'Later by the pause' };
  const deadline = new Date(response_deadline);
  if (hasDeadlinePassed(deadline, now)) return { tone: 'over', icon: 'alert', words: 'Passed' };
  const left = daysBetween(londonDateOf(now), londonDateOf(deadline));
  return { tone: left <= SOON_DAYS ? 'soon' : 'calm', icon: 'clock', words: daysInWords(left) };
}

/** A reply ends the waiting: specification 2 sets the claim's deadline to the moment it came. */
export const deadlineTerm = ({
  reply_received_at: replyAt,
}: Pick<ClaimSummary, 'reply_received_at'>): string => (replyAt ? 'Reply received' : 'Response deadline');
