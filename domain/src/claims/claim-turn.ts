/** What a reply to the letter has led to, where the claim's status alone does not tell. */
export type ClaimTurn =
  | 'replied'
  | 'asked-to-explain'
  | 'solicitor-suggested'
  | 'asking-solicitors'
  | 'no-solicitor'
  | 'solicitor-done'
  | 'refunded';

const turnOfKind: Readonly<Record<string, ClaimTurn>> = {
  'reply.processed': 'replied',
  // The team has the reply before it again.
  'claim.assessment-taken-back': 'replied',
  'solicitor.withdrawn': 'replied',
  'solicitor.consented': 'asking-solicitors',
  'solicitor.none-left': 'no-solicitor',
  'solicitor.completed': 'solicitor-done',
  'payment.refunded': 'refunded',
};

const turnOfAssessment: Readonly<Record<string, ClaimTurn>> = {
  clarification: 'asked-to-explain',
  escalation: 'solicitor-suggested',
};

/** The kinds of events that may change a claim's turn. Of assessments, only those in `turningAssessments` do. */
export const turningKinds: readonly string[] = [...Object.keys(turnOfKind), 'claim.assessed'];

export const turningAssessments: readonly string[] = Object.keys(turnOfAssessment);

export const turnOfEvent = (kind: string, said: string | null): ClaimTurn | undefined =>
  kind === 'claim.assessed' ? turnOfAssessment[said ?? ''] : turnOfKind[kind];
