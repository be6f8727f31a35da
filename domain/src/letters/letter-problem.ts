/** What a letter is checked for, in the order problems are listed when they share a line. */
export const letterRules = [
  'amount',
  'incident-date',
  'parties',
  'deadline',
  'legal-framing',
  'failure-to-respond',
  'court-proceedings',
  'pre-action-conduct',
  'how-to-respond',
  'sums',
  'dates',
  'contact-details',
  'placeholders',
  'sender',
  'threats',
  'markup',
] as const;

export type LetterRule = (typeof letterRules)[number];

export type LetterProblem = {
  readonly rule: LetterRule;
  /** Something the letter lacks, or something in it that must not be there. */
  readonly kind: 'missing' | 'contradiction';
  /** For the person who edits the letter. */
  readonly message: string;
  /** Counted from 1. Null when the problem is that something is nowhere. */
  readonly line: number | null;
  readonly excerpt: string | null;
};
