import { type Complaint, complaints } from '@plainclaim/domain/claims/facts/case-facts';
import { complaintsOfType } from '@plainclaim/domain/claims/facts/complaints-of-type';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';

/** What a consumer, a landlord or a tenant complains of, in the form and in reviews. */
export const complaintWords: Readonly<Record<Complaint, string>> = {
  'goods-faulty': 'Goods that were faulty, or not as described',
  'goods-not-delivered': 'Goods that never came',
  'work-not-done': 'Work that was never done, or never finished',
  'work-badly-done': 'Work that was done badly',
  digital: 'A download, a game or an app that does not work',
  'refund-refused': 'A refund that they owe and do not pay',
  'deposit-kept': 'A deposit that was not given back',
  'repairs-not-done': 'Repairs that the landlord did not do',
  'rent-unpaid': 'Rent that was not paid',
  'home-damaged': 'A home that was damaged or badly left',
};

/** What was told of it; undefined where nothing was. */
export function complaintTold({ complaint }: Pick<FactsInput, 'complaint'>): string | undefined {
  const known = complaints.find((one) => one === complaint);
  return known && complaintWords[known];
}

/** The same, where the type of the claim asks for it. */
export const complaintOfType = (
  facts: Pick<FactsInput, 'complaint'>,
  issueType: string,
): string | undefined =>
  complaintsOfType(issueType).some((one) => one === facts.complaint) ? complaintTold(facts) : undefined;
