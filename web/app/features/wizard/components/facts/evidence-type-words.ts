import { type EvidenceType, evidenceTypes } from '@plainclaim/domain/claims/facts/case-facts';

const words: Readonly<Record<EvidenceType, string>> = {
  contract: 'Contract or order',
  correspondence: 'Letters, e-mails or messages',
  'account-statement': 'Account statement',
  receipt: 'Receipt or invoice',
  photo: 'Photo',
  expert: 'Expert’s report',
  other: 'Something else',
};

export const evidenceTypeOptions = evidenceTypes.map((value) => ({ value, label: words[value] }));

/** Undefined for what was given no kind. */
export function evidenceTypeWords(type: string): string | undefined {
  const known = evidenceTypes.find((one) => one === type);
  return known && known !== 'other' ? words[known] : undefined;
}
