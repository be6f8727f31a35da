import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { isSumOfMoney } from '@plainclaim/domain/claims/sums-of-money';

/** Debt for claims of a sum of money, loss for damages that a court has to assess. */
export const kindFor = (issueType: string): 'debt' | 'loss' => {
  const type = issueTypes.find((one) => one === issueType);
  return type === undefined || isSumOfMoney(type) ? 'debt' : 'loss';
};

/** Suggested rows begin as debts: those of this change get the kind that the claim has. */
export function withKindOfNew(before: FactsInput, after: FactsInput, issueType: string): FactsInput {
  const known = new Set(before.rows.map(({ id }) => id));
  const rows = after.rows.map((row) => (known.has(row.id) ? row : { ...row, kind: kindFor(issueType) }));
  return { ...after, rows };
}
