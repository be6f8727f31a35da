/** What a claim is about, as far as rules of law tell claims apart. */
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
