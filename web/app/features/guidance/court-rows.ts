import type { FigureAnswer } from '@plainclaim/domain/law/figure';
import { courtRateWords } from '@plainclaim/domain/law/interest/court-rate-words';
import type { InterestFound } from '@plainclaim/domain/law/interest/interest-on';
import type { Law } from '@plainclaim/domain/law/law';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import type { CourtOutlook, WorthIt, WorthItQuestion } from '@plainclaim/domain/worth-it/worth-it';
import type { OutlookRow } from './outlook-row.ts';

/** The row about the court claim that follows without a reply. No fees if it is too late, or if another body decides. */
export function courtRows(question: WorthItQuestion, found: WorthIt, law: Law): readonly OutlookRow[] {
  const { verdict, court } = found;
  if (verdict === 'too-late') return [];
  const term = 'If they don’t';
  if (verdict === 'look-elsewhere') {
    const note = 'Probably a tribunal rather than a court: see where to look first, below.';
    return [{ term, value: 'A tribunal', note }];
  }
  const route = { term, value: routeNames[court.route], note: court.words.join(' ') };
  const isInjury = question.issueType === 'Personal Injury';
  if (court.route === 'advice' || isInjury) return [route];
  return [route, ...interestRow(question, court, law), issueRow(question, court), ...hearingRow(court)];
}

const routeNames: Readonly<Record<CourtOutlook['route'], string>> = {
  'small-claims': 'Small claims',
  solicitor: 'A solicitor',
  advice: 'Advice first',
};

function interestRow(
  { jurisdiction, since }: WorthItQuestion,
  { interest, isLatePayment }: CourtOutlook,
  law: Law,
): readonly OutlookRow[] {
  if (!since || !interest) return [];
  const term = 'Interest to today';
  if (!interest.known) {
    const note = isLatePayment
      ? 'Interest for late payment between businesses may be due. Ask a solicitor at which rate.'
      : 'A court may add interest. Ask a solicitor how much.';
    return [{ term, value: 'Ask a solicitor', note }];
  }
  const value = formatGbp(pence(interest.interest + interest.fixedSums));
  const daily = interest.daily > 0 ? ` ${formatGbp(interest.daily)} more each day.` : '';
  const basis = isLatePayment
    ? latePaymentWords(interest)
    : `${courtRateWords(jurisdiction, since, law)} This sum is counted from the day you gave.`;
  const check = interest.mustCheck ? ' Check the rate before relying on it.' : '';
  return [{ term, value, note: `${basis}${daily}${check}` }];
}

function latePaymentWords({ debts, fixedSums }: InterestFound): string {
  const [debt] = debts;
  if (!debt) return '';
  const fixed = fixedSums > 0 ? `, with ${formatGbp(fixedSums)} for the trouble` : '';
  return `Between businesses: ${debt.percent}% a year, from the Bank Rate of ${formatLongDate(debt.referenceDay)} and fixed when the debt fell due${fixed}.`;
}

function issueRow({ jurisdiction }: WorthItQuestion, { issue, interest }: CourtOutlook): OutlookRow {
  const term = 'To start a court claim';
  if (!issue.known) {
    const note =
      'Paid to the court, not to us. The amount changes from time to time: check it before paying.';
    return { term, value: 'A court fee', note };
  }
  const counted =
    jurisdiction === 'England & Wales' && interest?.known
      ? ', and counted on the claim with this interest'
      : '';
  return {
    term,
    value: formatGbp(issue.amount),
    note: `Paid to the court, not to us${counted}. Check the fee before paying.`,
  };
}

function hearingRow({ route, hearing }: CourtOutlook): readonly OutlookRow[] {
  if (route !== 'small-claims') return [];
  return [{ term: 'If there is a hearing', ...hearingWords(hearing) }];
}

function hearingWords(hearing: FigureAnswer): Pick<OutlookRow, 'value' | 'note'> {
  if (!hearing.known) {
    return {
      value: 'Ask the court',
      note: 'A court may charge for a hearing. Ask it, or a solicitor, before you count on a sum.',
    };
  }
  return {
    value: formatGbp(hearing.amount),
    note: 'Paid later, and only if there is one. Check the fee before paying.',
  };
}
