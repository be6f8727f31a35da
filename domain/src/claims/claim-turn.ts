/** What a reply to the letter has led to, where the claim's status alone does not tell. */
export type ClaimTurn =
  | 'replied'
  | 'seems-to-pay'
  | 'seems-to-offer-part'
  | 'seems-disputed'
  | 'disputed'
  | 'asked-to-explain'
  | 'solicitor-suggested'
  | 'asking-solicitors'
  | 'no-solicitor'
  | 'solicitor-done'
  | 'asked-to-pay'
  | 'refunded';

const turnOfKind: Readonly<Record<string, ClaimTurn>> = {
  'reply.processed': 'replied',
  // The team has the reply before it again.
  'claim.assessment-taken-back': 'replied',
  'solicitor.withdrawn': 'replied',
  'solicitor.consented': 'asking-solicitors',
  'solicitor.none-left': 'no-solicitor',
  'solicitor.completed': 'solicitor-done',
  // Where an offer was accepted, the status tells.
  'payment.link-sent': 'asked-to-pay',
  'payment.refunded': 'refunded',
};

/** By the type that the classifier found. It may be wrong, so these turns only say how the reply seems. */
const turnOfReading: Readonly<Record<string, ClaimTurn>> = {
  PAYMENT: 'seems-to-pay',
  DISPUTE: 'seems-disputed',
  DENIAL: 'seems-disputed',
};

const turnOfAssessment: Readonly<Record<string, ClaimTurn>> = {
  dispute: 'disputed',
  'not-dispute': 'replied',
  clarification: 'asked-to-explain',
  escalation: 'solicitor-suggested',
};

/** The kinds of events that may change a claim's turn. Of assessments, only those in `turningAssessments` do. */
export const turningKinds: readonly string[] = [...Object.keys(turnOfKind), 'claim.assessed'];

export const turningAssessments: readonly string[] = Object.keys(turnOfAssessment);

/** What reading a reply found beside its type. Absent in events from before it was recorded. */
export type ReplyFindings = { readonly needsReview: boolean; readonly offersPart: boolean };

/** `said` is the action of an assessment, or the type of a reply. */
export function turnOfEvent(
  kind: string,
  said: string | null,
  { needsReview, offersPart }: ReplyFindings = { needsReview: false, offersPart: false },
): ClaimTurn | undefined {
  if (kind === 'claim.assessed') return turnOfAssessment[said ?? ''];
  if (kind === 'reply.processed') {
    if (offersPart) return 'seems-to-offer-part';
    // The type is only the most frequent one: where a person has to look, no guess becomes a headline.
    if (!needsReview) return turnOfReading[said ?? ''] ?? 'replied';
  }
  return turnOfKind[kind];
}
