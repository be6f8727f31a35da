import { replyCounts } from '@plainclaim/domain/replies/reply-figures';
import { readFigures } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { countToReview } from './reply-lists.store.ts';

export type ReplySummary = {
  readonly claims: number;
  readonly total: number;
  readonly payments: number;
  readonly disputes: number;
  readonly toReview: number;
};

/** The number of processed replies, in total and by type, and of those waiting for review. */
export async function summariseReplies({ db }: Pick<RepliesDeps, 'db'>): Promise<ReplySummary> {
  const [sums, toReview] = await Promise.all([readFigures(db), countToReview(db)]);
  const { byType, total } = replyCounts(sums);
  const ofType = (wanted: string) => byType.find(({ type }) => type === wanted)?.count ?? 0;
  return {
    claims: sums.get('with-replies') ?? 0,
    total,
    payments: ofType('PAYMENT'),
    disputes: ofType('DISPUTE'),
    toReview,
  };
}
