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
  'account',
  'facts',
  'sums',
  'dates',
  'placeholders',
  'sender',
  'threats',
  'markup',
  'private-data',
  'insults',
  'capitals',
] as const;

export type LetterRule = (typeof letterRules)[number];

/** Something the letter lacks, something in it that must not be there, or something worth a second thought. */
export const problemKinds = ['missing', 'contradiction', 'warning'] as const;

export type LetterProblem = {
  readonly rule: LetterRule;
  readonly kind: (typeof problemKinds)[number];
  /** For the person who edits the letter. */
  readonly message: string;
  /** Counted from 1. Null when the problem is that something is nowhere. */
  readonly line: number | null;
  readonly excerpt: string | null;
};

/** A warning leaves the decision to the claimant; the others keep the letter from going out. */
export const isBlocking = ({ kind }: LetterProblem): boolean => kind !== 'warning';

/** Names a warning that the claimant decided to keep. Without its line: words above it may move it. */
export const warningKey = ({ rule, excerpt }: LetterProblem): string => `${rule}: ${excerpt ?? ''}`;

/** Problems that block, and warnings the claimant has not decided to keep. */
export function openProblems(
  problems: readonly LetterProblem[],
  kept: readonly string[],
): readonly LetterProblem[] {
  return problems.filter((problem) => isBlocking(problem) || !kept.includes(warningKey(problem)));
}
