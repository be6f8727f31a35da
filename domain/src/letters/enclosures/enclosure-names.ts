export const debtEnclosureIds = [
  'statement-of-account',
  'information-sheet',
  'reply-form',
  'financial-statement',
] as const;

export type DebtEnclosureId = (typeof debtEnclosureIds)[number];

type EnclosureName = {
  /** On the paper, in lists and in the name of its file. */
  readonly title: string;
  /** In the letter, which has to name it. */
  readonly inLetter: string;
};

/** The papers that go with a debt letter, in their order. Source: Pre-Action Protocol for Debt Claims, 3.1(b)-(d). */
export const debtEnclosureNames: Readonly<Record<DebtEnclosureId, EnclosureName>> = {
  'statement-of-account': { title: 'Statement of account', inLetter: 'statement of account' },
  'information-sheet': { title: 'Information sheet', inLetter: 'information sheet' },
  'reply-form': { title: 'Reply form', inLetter: 'reply form' },
  'financial-statement': { title: 'Standard financial statement', inLetter: 'standard financial statement' },
};

export const debtEnclosureTitles: readonly string[] = debtEnclosureIds.map(
  (id) => debtEnclosureNames[id].title,
);
