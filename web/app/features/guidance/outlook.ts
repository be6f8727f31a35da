import { courtIssueFee } from '@plainclaim/domain/claims/court-fees';
import { type CourtRoute, courtRoute } from '@plainclaim/domain/claims/court-route';
import { type ClaimValue, overLimitNotice, smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import { commissionPercent, splitCommission } from '@plainclaim/domain/payments/commission';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { formatGbp, formatPoundsWhole, parsePounds, pence } from '@plainclaim/domain/shared/money';
import type { ClaimQuestion } from './question.ts';

export type OutlookRow = { readonly term: string; readonly value: string; readonly note: string };

export type Outlook = {
  readonly amount: string;
  readonly rows: readonly OutlookRow[];
  /** The same in one breath, for those who hear it. */
  readonly summary: string;
};

/** What happens to a claim as the rules have it today. Undefined when the amount is not one. */
export function layOut(question: ClaimQuestion, now: Date): Outlook | undefined {
  const amount = parsePounds(question.amount);
  if (!amount) return undefined;
  const claim: ClaimValue = { ...question, amount };
  const deadline = responseDeadline(claim, londonDateOf(now));
  const { commission, toClaimant } = splitCommission(amount);
  const route = courtRoute(claim);
  const words = formatGbp(amount);
  return {
    amount: words,
    rows: [
      {
        term: 'Your letter',
        value: formatGbp(pence(0)),
        note: 'Drafted for you, checked by you, e-mailed with your evidence.',
      },
      {
        term: 'Their time to reply',
        value: `${deadline.days} days`,
        note: `Sent today, the deadline is ${deadline.longDate}.`,
      },
      {
        term: 'If they pay in full, you receive',
        value: formatGbp(toClaimant),
        note: `We keep ${commissionPercent}% of what is paid through Plainclaim: ${formatGbp(commission)}. If nothing is paid, we charge nothing.`,
      },
      { term: 'If they don’t', value: routeNames[route.kind], note: routeNote(claim, route) },
      ...courtFeeRows(claim, route),
    ],
    summary: `${words}: ${deadline.days} days to reply, until ${deadline.longDate}. Paid in full, you receive ${formatGbp(toClaimant)}. If they don’t pay: ${routeNames[route.kind].toLowerCase()}.`,
  };
}

const routeNames: Record<CourtRoute['kind'], string> = {
  'small-claims': 'Small claims',
  solicitor: 'A solicitor',
  advice: 'Advice first',
};

function routeNote(claim: ClaimValue, { kind, caution }: CourtRoute): string {
  const limit = formatPoundsWhole(smallClaimsLimits[claim.jurisdiction].limit);
  const within = `${formatGbp(claim.amount)} is within the ${limit} small claims limit for ${claim.jurisdiction}.`;
  const about = kind === 'advice' ? undefined : (overLimitNotice(claim) ?? within);
  return [about, caution].filter(Boolean).join(' ');
}

/** A figure only where we are sure of it, and never where another place decides. */
function courtFeeRows(claim: ClaimValue, { kind, caution }: CourtRoute): OutlookRow[] {
  if (kind === 'advice' || caution) return [];
  const fee = courtIssueFee(claim.amount, claim.jurisdiction);
  return [
    {
      term: 'To start a court claim',
      value: fee ? formatGbp(fee) : 'A court fee',
      note: fee
        ? 'Paid to the court, not to us, and counted on the claim with its interest. Check the fee before paying.'
        : 'Paid to the court, not to us. The amount changes from time to time: check it before paying.',
    },
  ];
}
