import { type Complaint, complaints } from '@plainclaim/domain/claims/facts/case-facts';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

/** What a consumer complains of, in the form and in reviews. */
export const complaintWords: Readonly<Record<Complaint, string>> = {
  'goods-faulty': 'Goods that were faulty, or not as described',
  'goods-not-delivered': 'Goods that never came',
  'work-not-done': 'Work that was never done, or never finished',
  'work-badly-done': 'Work that was done badly',
  digital: 'A download, a game or an app that does not work',
  'refund-refused': 'A refund that they owe and do not pay',
};

/** What was told of it; undefined where nothing was. */
export function complaintTold({ complaint }: Pick<FactsInput, 'complaint'>): string | undefined {
  const known = complaints.find((one) => one === complaint);
  return known && complaintWords[known];
}
