/** The subjects of claims that rules of law distinguish. */
export const subjects = [
  'debt',
  'contract',
  'consumer',
  'damage',
  'injury',
  'professional-negligence',
  'housing',
  'employment',
  'other',
] as const;

export type Subject = (typeof subjects)[number];
