import { addWorkingDays } from '../law/days/working-days.ts';
import type { Law } from '../law/law.ts';
import { atLondonTime, londonDateOf } from '../shared/dates.ts';
import { AppError } from '../shared/errors.ts';
import type { Nation } from '../shared/nation.ts';

export const referralStatuses = [
  'pending',
  'accepted',
  'in-progress',
  'completed',
  'declined',
  'expired',
  'withdrawn',
] as const;

export type ReferralStatus = (typeof referralStatuses)[number];

export const referralTriggers = ['accept', 'start', 'complete', 'decline', 'expire', 'withdraw'] as const;

export type ReferralTrigger = (typeof referralTriggers)[number];

export type ReferralMover = 'solicitor' | 'system';

type Step = {
  readonly from: readonly ReferralStatus[];
  readonly to: ReferralStatus;
  readonly by: ReferralMover;
};

/**
 * A referral asks one solicitor about one case. If it is declined or expires, the next match gets a new one.
 * It is withdrawn when the claimant withdraws consent or the claim is closed before the work is done.
 */
const steps: Readonly<Record<ReferralTrigger, Step>> = {
  accept: { from: ['pending'], to: 'accepted', by: 'solicitor' },
  start: { from: ['accepted'], to: 'in-progress', by: 'solicitor' },
  complete: { from: ['in-progress'], to: 'completed', by: 'solicitor' },
  decline: { from: ['pending'], to: 'declined', by: 'solicitor' },
  expire: { from: ['pending'], to: 'expired', by: 'system' },
  withdraw: { from: ['pending', 'accepted', 'in-progress'], to: 'withdrawn', by: 'system' },
};

const words: Readonly<Record<ReferralStatus, string>> = {
  pending: 'waiting for an answer',
  accepted: 'accepted',
  'in-progress': 'being worked on',
  completed: 'completed',
  declined: 'declined',
  expired: 'passed on to someone else',
  withdrawn: 'withdrawn',
};

export const referralWords = (status: ReferralStatus): string => words[status];

export function canMoveReferral(from: ReferralStatus, trigger: ReferralTrigger, by: ReferralMover): boolean {
  const step = steps[trigger];
  return step.from.includes(from) && step.by === by;
}

export function moveReferral(
  from: ReferralStatus,
  trigger: ReferralTrigger,
  by: ReferralMover,
): ReferralStatus {
  if (canMoveReferral(from, trigger, by)) return steps[trigger].to;
  throw new AppError('conflict', `a ${from} referral does not ${trigger} by a ${by}`, {
    userMessage: `This cannot be done now: the case is ${words[from]}.`,
  });
}

const tabs = { pending: ['pending'], accepted: ['accepted', 'in-progress', 'completed'] } as const;

export type ReferralTab = keyof typeof tabs;

/** The dashboard's two tabs: referrals to answer, and those accepted. */
export const statusesOfTab = (tab: ReferralTab): readonly ReferralStatus[] => tabs[tab];

/** Whether the solicitor may open the case file. Declined, expired and withdrawn referrals close it. */
export const givesAccess = (status: ReferralStatus): boolean =>
  status === 'pending' || (tabs.accepted as readonly ReferralStatus[]).includes(status);

/** Only a solicitor who has the case may write to the client. */
export const mayContactClient = (status: ReferralStatus): boolean =>
  status === 'accepted' || status === 'in-progress';

const daysToAnswer = 3;

/** The end of the third working day in the nation of the case. */
export function answerDueBy(askedAt: Date, nation: Nation, law: Law): Date {
  return atLondonTime(addWorkingDays(londonDateOf(askedAt), daysToAnswer, nation, law), '23:59');
}
