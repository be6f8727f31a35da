import { type CourtRoute, cautionsFor, guideClaim, hasTribunal } from '../claims/guidance.ts';
import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { subjectOf } from '../claims/subject-of.ts';
import { isSumOfMoney } from '../claims/sums-of-money.ts';
import { hearingFee, issueFee } from '../law/fees/court-fees.ts';
import type { FigureAnswer } from '../law/figure.ts';
import { type InterestFound, interestOn } from '../law/interest/interest-on.ts';
import type { Law } from '../law/law.ts';
import { type Forum, forumsElsewhere } from '../law/pre-action/elsewhere.ts';
import type { Unknown } from '../law/rows.ts';
import { type ResponseDeadline, responseDeadline } from '../letters/response-deadline.ts';
import { type CommissionSplit, splitCommission } from '../payments/commission.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { type Pence, pence } from '../shared/money.ts';
import { type CourtTime, courtTime } from './court-time.ts';
import type { Claimant, Defendant } from './parties.ts';

export type WorthItQuestion = {
  readonly amount: Pence;
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
  readonly claimant: Claimant;
  readonly defendant: Defendant;
  /** When it should have been paid, or happened. Undefined when not answered. */
  readonly since: IsoDate | undefined;
};

export type Verdict =
  | 'too-late'
  | 'look-elsewhere'
  | 'costs-too-much'
  | 'ask-a-solicitor'
  | 'hurry'
  | 'worth-a-letter';

export type CourtOutlook = {
  readonly route: CourtRoute;
  /** The next step, then cautions. Tribunals and ombudsmen are not repeated here: `WorthIt` has them as `forums`. */
  readonly words: readonly string[];
  /** Undefined without a day to count from, or for a claim that is not a sum of money. */
  readonly interest: InterestFound | Unknown | undefined;
  readonly isLatePayment: boolean;
  readonly issue: FigureAnswer;
  readonly hearing: FigureAnswer;
  /** The fees that are known, hearing included. */
  readonly knownFees: Pence;
};

export type WorthIt = {
  readonly verdict: Verdict;
  readonly time: CourtTime | undefined;
  readonly reply: ResponseDeadline;
  readonly paid: CommissionSplit;
  readonly court: CourtOutlook;
  readonly forums: readonly Forum[];
};

/** Time, cost and likely gain of a claim, by the law and our terms on that day. */
export function worthIt(question: WorthItQuestion, today: IsoDate, law: Law): WorthIt {
  const time = question.since && courtTime(question, question.since, today, law);
  const forums = forumsElsewhere(question.jurisdiction, subjectOf(question.issueType));
  const court = courtOutlook(question, forums, today, law);
  return {
    verdict: verdictOn(question, time, court),
    time,
    reply: responseDeadline(question, today),
    paid: splitCommission(question.amount),
    court,
    forums,
  };
}

function verdictOn(question: WorthItQuestion, time: CourtTime | undefined, court: CourtOutlook): Verdict {
  if (time?.kind === 'over') return 'too-late';
  if (hasTribunal(question)) return 'look-elsewhere';
  if (court.route === 'small-claims' && court.knownFees >= question.amount) return 'costs-too-much';
  if (court.route !== 'small-claims' || time?.kind === 'ask-a-solicitor') return 'ask-a-solicitor';
  return time?.kind === 'left' && time.isShort ? 'hurry' : 'worth-a-letter';
}

function courtOutlook(
  question: WorthItQuestion,
  forums: readonly Forum[],
  today: IsoDate,
  law: Law,
): CourtOutlook {
  const { route, sentence } = guideClaim(question, 'review');
  const cautions = cautionsFor(question, 'review', today, law);
  const isLatePayment = isBetweenBusinesses(question);
  const interest = interestUntil(question, isLatePayment, today, law);
  const fee = {
    nation: question.jurisdiction,
    on: today,
    principal: question.amount,
    interest: pence(interest?.known ? interest.interest + interest.fixedSums : 0),
  };
  const issue = issueFee(fee, law);
  const hearing = hearingFee(fee, law);
  const amountOf = (answer: FigureAnswer) => (answer.known ? answer.amount : 0);
  return {
    route,
    words: [sentence, ...cautions.filter((one) => !forums.some(({ words }) => words === one))],
    interest,
    isLatePayment,
    issue,
    hearing,
    knownFees: pence(amountOf(issue) + amountOf(hearing)),
  };
}

function interestUntil(
  { amount, jurisdiction, issueType, since }: WorthItQuestion,
  isLatePayment: boolean,
  today: IsoDate,
  law: Law,
): InterestFound | Unknown | undefined {
  if (!since || !isSumOfMoney(issueType)) return undefined;
  const asked = isLatePayment
    ? ({ kind: 'late-payment', debts: [{ amount, payable: { kind: 'agreed', on: since } }] } as const)
    : ({ kind: 'court-rate', from: since } as const);
  return interestOn(asked, { nation: jurisdiction, principal: amount, to: today }, law);
}

function isBetweenBusinesses({ issueType, claimant, defendant }: WorthItQuestion): boolean {
  const isTrade = issueType === 'Debt Recovery' || issueType === 'Contract Dispute';
  return isTrade && claimant === 'business' && defendant !== 'private';
}
