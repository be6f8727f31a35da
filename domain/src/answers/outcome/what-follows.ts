import type { ClaimTrigger } from '../../claims/statuses.ts';
import type { Pence } from '../../shared/money.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import type { HowPaid, Said } from '../said.ts';
import type { Telling } from './tellings.ts';

export type WhatFollows = {
  readonly trigger: Extract<ClaimTrigger, 'reply-processed'>;
  /** Leads straight to the card checkout for this sum, which needs no consent. */
  readonly payNow: Pence | null;
  /** An offer of theirs, made in the same transaction, that the claimant may accept. */
  readonly proposal: { readonly total: Pence; readonly how: HowPaid } | null;
  /** The answer itself says what pauses the claim, apart from what is told beside it. */
  readonly pausesFor: Telling | null;
  /** The other side is asked for nothing more until the party was corrected. */
  readonly stopsDemands: boolean;
};

/** What an answer means for its claim. Every answer is a processed reply. */
export function whatFollows(said: Said, { asked }: Pick<AnswerSituation, 'asked'>): WhatFollows {
  const nothing: WhatFollows = {
    trigger: 'reply-processed',
    payNow: null,
    proposal: null,
    pausesFor: null,
    stopsDemands: false,
  };
  switch (said.kind) {
    case 'pay-all':
      return said.how.kind === 'now'
        ? { ...nothing, payNow: asked }
        : { ...nothing, proposal: { total: asked, how: said.how } };
    case 'pay-part':
      return { ...nothing, proposal: { total: said.owed, how: said.how } };
    case 'not-me':
      return { ...nothing, stopsDemands: true };
    case 'need-more':
      return { ...nothing, pausesFor: said.debtAdvice ? 'debt-advice' : null };
    case 'already-paid':
    case 'dispute':
    case 'need-time':
      return nothing;
  }
}
