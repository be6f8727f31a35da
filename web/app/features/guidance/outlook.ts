import { type LawFile, lawWith } from '@plainclaim/domain/law/law-file';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import {
  formatGbp,
  parsePounds,
  typedPoundsProblem,
  unreadableAmount,
} from '@plainclaim/domain/shared/money';
import { readSince } from '@plainclaim/domain/worth-it/since';
import { worthIt } from '@plainclaim/domain/worth-it/worth-it';
import { courtRows } from './court-rows.ts';
import { letterRows, timeRow } from './letter-rows.ts';
import type { OutlookRow } from './outlook-row.ts';
import type { ClaimQuestion } from './question.ts';
import { verdictWords } from './verdict-words.ts';

export type Outlook = {
  readonly amount: string;
  readonly verdict: string;
  readonly isWarning: boolean;
  readonly rows: readonly OutlookRow[];
  /** Places that decide, or may decide, instead of a court. */
  readonly forums: readonly { readonly name: string; readonly words: string }[];
  /** The outlook in one sentence, for screen readers. */
  readonly summary: string;
};

/** The outlook, or the errors in amount and date. */
export type LaidOut = {
  readonly outlook: Outlook | undefined;
  readonly errors: { readonly amount?: string; readonly since?: string };
};

const noAmount = 'Enter more than £0.00';

/** The course of a claim and whether it is worth it, by the rules and the law of today. */
export function layOut(question: ClaimQuestion, now: Date, lawFile: LawFile): LaidOut {
  const today = londonDateOf(now);
  const amount = parsePounds(question.amount);
  const since = readSince(question.since, today);
  const errors = {
    ...(!amount && {
      amount: amount === 0 ? noAmount : (typedPoundsProblem(question.amount) ?? unreadableAmount),
    }),
    ...('error' in since && { since: since.error }),
  };
  if (!amount || 'error' in since) return { outlook: undefined, errors };

  const law = lawWith(lawFile);
  const asked = { ...question, amount, since: since.day };
  const found = worthIt(asked, today, law);
  const rows = [...timeRow(asked, found, today), ...letterRows(found), ...courtRows(asked, found, law)];
  const verdict = verdictWords(asked, found);
  const words = formatGbp(amount);
  return {
    outlook: {
      amount: words,
      verdict,
      isWarning: found.verdict !== 'worth-a-letter',
      rows,
      forums: found.forums.map(({ name, words }) => ({ name, words })),
      summary: `${words}: ${verdict} Their time to reply: ${found.reply.days} days, until ${found.reply.longDate}. Paid in full, you receive ${formatGbp(found.paid.toClaimant)}.`,
    },
    errors,
  };
}
