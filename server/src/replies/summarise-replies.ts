import { replyCounts } from '@plainclaim/domain/replies/reply-figures';
import { readFigures } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';

export type ReplySummary = {
  readonly claims: number;
  readonly total: number;
  readonly payments: number;
  readonly disputes: number;
  readonly toReview: number;
};

/** How many replies counted, and what they say: sums that cost the same however many there are. */
export async function summariseReplies({ db }: Pick<RepliesDeps, 'db'>): Promise<ReplySummary> {
  const sums = await readFigures(db);
  const { byType, total, toReview } = replyCounts(sums);
  const ofType = (wanted: string) => byType.find(({ type }) => type === wanted)?.count ?? 0;
  return {
    claims: sums.get('with-replies') ?? 0,
    total,
    payments: ofType('PAYMENT'),
    disputes: ofType('DISPUTE'),
    toReview,
  };
}
