import { type FigureDelta, monthOf } from '../claims/figure-deltas.ts';
import { type ReplyType, replyTypes } from './patterns.ts';

/** The properties of a reply that the dashboard figures count. */
export type CountedReply = {
  readonly type: ReplyType;
  readonly processedAt: Date;
};

const ofType = (type: ReplyType): string => `replies-${type.toLowerCase()}`;

/** The changes that a reply makes to the figures of its month. */
export function replyDeltas(reply: CountedReply): readonly FigureDelta[] {
  const bucket = monthOf(reply.processedAt);
  return [{ name: ofType(reply.type), bucket, delta: 1 }];
}

export type ReplyCounts = {
  readonly byType: readonly { readonly type: ReplyType; readonly count: number }[];
  readonly total: number;
};

/** The counts of replies among the sums of all figures. */
export function replyCounts(sums: ReadonlyMap<string, number>): ReplyCounts {
  const byType = replyTypes.map((type) => ({ type, count: sums.get(ofType(type)) ?? 0 }));
  return {
    byType,
    total: byType.reduce((total, { count }) => total + count, 0),
  };
}
