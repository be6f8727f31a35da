/** The rules for letters; problems on the same line are listed in this order. */
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

/** Kinds: required text is missing, forbidden text is present, or a warning. */
export const problemKinds = ['missing', 'contradiction', 'warning'] as const;

export type LetterProblem = {
  readonly rule: LetterRule;
  readonly kind: (typeof problemKinds)[number];
  /** For the person who edits the letter. */
  readonly message: string;
  /** Line number from 1; null if something is missing. */
  readonly line: number | null;
  readonly excerpt: string | null;
  /** What the answers have where the letter says something else: a row, or a line of a section composed of facts. */
  readonly answers?: string | undefined;
};

/** Warnings leave the decision to the claimant; other problems block sending. */
export const isBlocking = ({ kind }: LetterProblem): boolean => kind !== 'warning';

/** Identifies a warning that the claimant dismissed. Without its line, which changes with edits above it. */
export const warningKey = ({ rule, excerpt }: LetterProblem): string => `${rule}: ${excerpt ?? ''}`;

/** Blocking problems, and warnings that the claimant has not dismissed. */
export function openProblems(
  problems: readonly LetterProblem[],
  kept: readonly string[],
): readonly LetterProblem[] {
  return problems.filter((problem) => isBlocking(problem) || !kept.includes(warningKey(problem)));
}
