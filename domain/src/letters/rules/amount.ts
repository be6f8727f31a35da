import { formatGbp } from '../../shared/money.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';
import { findSums } from '../reading/sums.ts';

/** The amount of the claim form is in the letter, whatever the description says. */
export const checkAmount: RuleCheck = ({ plain, masked, context: { facts } }) => {
  const isStatedIn = (text: string) => findSums(text).some((sum) => sum.pence === facts.amount);
  // Beside the names first, where others look for sums as well; it may also stand in one.
  if (isStatedIn(masked) || isStatedIn(plain)) return [];
  return [missing('amount', `The letter must state the amount you claim, ${formatGbp(facts.amount)}.`)];
};
