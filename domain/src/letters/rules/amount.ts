import { formatGbp } from '../../shared/money.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';
import { findSums } from '../reading/sums.ts';

/** The amount of the claim form is in the letter, whatever the description says. */
export const checkAmount: RuleCheck = ({ plain, context: { facts } }) => {
  if (findSums(plain).some((sum) => sum.pence === facts.amount)) return [];
  return [missing('amount', `The letter must state the amount you claim, ${formatGbp(facts.amount)}.`)];
};
