import type { IssueType } from './issue-types.ts';

const sumsOfMoney: readonly IssueType[] = ['Debt Recovery', 'Contract Dispute', 'Consumer Rights'];

/** Interest can be computed on these only: damages of the other types have yet to be assessed by a court. */
export const isSumOfMoney = (issueType: IssueType): boolean => sumsOfMoney.includes(issueType);
