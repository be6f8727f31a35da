import { approachingDays } from '@plainclaim/domain/claims/urgency';
import type { AdminDashboard } from './api/admin-api.ts';

type Pressing = Pick<AdminDashboard['stats'], 'overdueClaimsCount' | 'approachingDeadlinesCount'>;

/** Overdue claims and near deadlines, in one sentence. */
export function figureSentence({ overdueClaimsCount, approachingDeadlinesCount }: Pressing): string {
  const overdue = overdueClaimsCount === 1 ? '1 claim is' : `${overdueClaimsCount || 'No'} claims are`;
  const near =
    approachingDeadlinesCount === 1
      ? '1 deadline falls'
      : `${approachingDeadlinesCount || 'no'} deadlines fall`;
  return `${overdue} overdue and ${near} today or in the next ${approachingDays} days.`;
}
