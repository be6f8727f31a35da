import { presentDetails } from '../../claims/index.ts';
import { presentReply } from '../replies.presenter.ts';
import type { Review } from './read-review.ts';
import type { AssessmentRow, NoteRow } from './review.store.ts';

export const presentNote = ({ id, authorName, body, createdAt }: NoteRow) => ({
  id,
  author_name: authorName,
  body,
  created_at: createdAt.toISOString(),
});

export const presentAssessment = ({ id, responseId, willPay, action, createdAt }: AssessmentRow) => ({
  id,
  response_id: responseId,
  will_pay: willPay,
  action,
  created_at: createdAt.toISOString(),
});

export const presentReview = ({
  details,
  claimantReads,
  replies,
  notes,
  assessments,
  history,
  adminNames,
}: Review) => ({
  ...presentDetails(details),
  claimant_reads: {
    now: claimantReads.now,
    if_disputed: claimantReads.ifDisputed,
    if_not_disputed: claimantReads.ifNotDisputed,
  },
  disputed_at: details.claim.disputedAt?.toISOString() ?? null,
  responses: replies.map(presentReply),
  notes: notes.map(presentNote),
  assessments: assessments.map(presentAssessment),
  history: history.map(({ kind, actorKind, actorId, at, facts }) => ({
    kind,
    actor: actorKind,
    actor_name: (actorId && adminNames.get(actorId)) ?? null,
    at: at.toISOString(),
    facts: Object.entries(facts).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  })),
});
