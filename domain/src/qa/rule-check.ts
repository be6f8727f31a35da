/** One check: the result that the specification requires, and how to compute the actual one. */
export type RuleCheck = {
  readonly name: string;
  readonly expected: string;
  /** Asks the rule. May throw, which fails the check. */
  readonly look: () => string;
};

export const testKinds = ['deadline', 'jurisdiction', 'end-to-end', 'validation'] as const;

export type TestKind = (typeof testKinds)[number];
