import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** Three answers about a claim. The amount is kept as typed. */
export type ClaimQuestion = {
  readonly amount: string;
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
};

/** Where the calculator stands on the home page. */
export const outlookId = 'what-happens';

export const fieldNames = { amount: 'amount', jurisdiction: 'jurisdiction', issueType: 'issue' } as const;

export const exampleQuestion: ClaimQuestion = {
  amount: '900.00',
  jurisdiction: 'England & Wales',
  issueType: 'Consumer Rights',
};

const longestAmount = 40;

/** From the address or the form itself. What is missing or unknown is answered as in the example. */
export function readQuestion(given: URLSearchParams | FormData): ClaimQuestion {
  const amount = given.get(fieldNames.amount);
  return {
    amount: typeof amount === 'string' ? amount.slice(0, longestAmount) : exampleQuestion.amount,
    jurisdiction:
      jurisdictions.find((one) => one === given.get(fieldNames.jurisdiction)) ?? exampleQuestion.jurisdiction,
    issueType: issueTypes.find((one) => one === given.get(fieldNames.issueType)) ?? exampleQuestion.issueType,
  };
}

export function isSameQuestion(a: ClaimQuestion, b: ClaimQuestion): boolean {
  return a.amount === b.amount && a.jurisdiction === b.jurisdiction && a.issueType === b.issueType;
}
