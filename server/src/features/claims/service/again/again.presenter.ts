import type { AgainOrNot } from '@plainclaim/domain/letters/serving/sending-again';

export const presentAgain = (plan: AgainOrNot) =>
  'refusal' in plan
    ? { way: null, refusal: plan.refusal }
    : {
        way: {
          kind: plan.way.kind,
          to: plan.way.to,
          letter_dated_on: plan.way.letterDatedOn,
          reply_by: plan.way.replyBy,
          reply_until: plan.way.replyUntil,
          reached_someone_else: plan.way.reachedSomeoneElse,
        },
        refusal: null,
      };
