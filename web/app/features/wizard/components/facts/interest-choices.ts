import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { PartyKind } from '@plainclaim/domain/claims/facts/case-facts';
import { partyKinds } from '@plainclaim/domain/claims/facts/case-facts';
import { namedRows } from '@plainclaim/domain/claims/facts/finished-facts';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { canClaimLatePayment } from '@plainclaim/domain/law/interest/late-payment';
import type { Law } from '@plainclaim/domain/law/law';
import { lookUp } from '@plainclaim/domain/law/rows';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Nation } from '@plainclaim/domain/shared/nation';

/** What the interest of a claim depends on beside its facts. */
export type InterestClaim = {
  readonly issueType: IssueType | '';
  readonly nation: Nation;
  readonly today: IsoDate;
};

export type InterestOption = { readonly value: string; readonly label: string; readonly note: string };

/** The ways to claim interest that are open, and the one chosen even when it no longer is. */
export function interestOptions(
  facts: FactsInput,
  { issueType, nation, today }: InterestClaim,
  law: Law,
): readonly InterestOption[] {
  const isLate = isLateOffered(facts, issueType);
  return [
    { value: 'none', label: 'No interest', note: 'Just the sum' },
    { value: 'court-rate', label: 'The courts’ usual rate', note: courtNote(nation, today, law) },
    { value: 'agreed-rate', label: 'A rate we agreed', note: 'If your contract has one' },
    ...(isLate
      ? [
          {
            value: 'late-payment',
            label: 'Late payment between businesses',
            note: 'The rate of the law for unpaid bills, and a fixed sum for each debt',
          },
        ]
      : []),
    { value: 'own-figure', label: 'My own figure', note: 'It will not grow' },
  ];
}

export const issueTypeOf = ({ issueType }: Pick<ClaimFormInput, 'issueType'>): IssueType | '' =>
  issueTypes.find((type) => type === issueType) ?? '';

export const interestClaimOf = (
  form: Pick<ClaimFormInput, 'issueType' | 'jurisdiction'>,
  now: Date,
): InterestClaim => ({
  issueType: issueTypeOf(form),
  nation: jurisdictions.find((nation) => nation === form.jurisdiction) ?? 'England & Wales',
  today: londonDateOf(now),
});

/** Step 2 says who claims: late payment is offered there, and stays in sight there once it was chosen. */
export const isLateOffered = (facts: FactsInput, issueType: IssueType | ''): boolean =>
  facts.interest.kind === 'late-payment' || canBeLate(facts, issueType);

/** Both sides are in business, and one of the rows is a debt. */
export const canBeLate = (facts: FactsInput, issueType: IssueType | ''): boolean =>
  areBusinesses(facts) && debtRows(facts, issueType).length > 0;

export const areBusinesses = ({ claimant, defendant }: Pick<FactsInput, 'claimant' | 'defendant'>): boolean =>
  isPartyKind(claimant) && isPartyKind(defendant) && canClaimLatePayment(claimant, defendant);

/** Where the debts stand among the rows. */
export const debtRows = (facts: Pick<FactsInput, 'rows'>, issueType: IssueType | ''): readonly number[] =>
  namedRows(facts, issueType).flatMap(({ kind }, at) => (kind === 'debt' ? [at] : []));

/** The rows that are asked for their last day to pay: debts where it counts, and wherever that day is refused. */
export const dueRows = (
  facts: Pick<FactsInput, 'rows' | 'interest'>,
  issueType: IssueType | '',
  errors: ReadonlyMap<string, string>,
): readonly number[] => {
  const debts = facts.interest.kind === 'late-payment' ? debtRows(facts, issueType) : [];
  return facts.rows.flatMap((_, at) => (debts.includes(at) || errors.has(`rows.${at}.due`) ? [at] : []));
};

function courtNote(nation: Nation, on: IsoDate, law: Law): string {
  const rate = lookUp(law.courtRate.rows, { nation, on });
  return rate.known
    ? `${rate.value}% a year, simple`
    : `${nation} has no fixed rate that we know: the letter asks for interest without a figure`;
}

const isPartyKind = (kind: string): kind is PartyKind => (partyKinds as readonly string[]).includes(kind);

const told: Readonly<Record<string, string>> = {
  'court-rate': 'At the courts’ usual rate',
  'agreed-rate': 'At the rate you agreed',
  'late-payment': 'For late payment between businesses',
  'own-figure': 'Your own figure',
};

/** What was chosen, beside the closed question. */
export const interestNote = ({ interest }: Pick<FactsInput, 'interest'>): string =>
  told[interest.kind] ?? 'We work it out for you. A court decides whether to allow it';
