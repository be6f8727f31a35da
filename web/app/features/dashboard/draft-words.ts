import { claimStepTitles } from '@plainclaim/domain/claims/claim-form';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';
import type { DraftSummary } from '../../lib/claims-api.ts';

/** The title of a draft, of which any part may be missing. */
export function draftTitle({ issue_type }: Pick<DraftSummary, 'issue_type'>): string {
  return issue_type ? `Unfinished: ${issue_type}` : 'Unfinished claim';
}

export function draftLine(draft: Pick<DraftSummary, 'amount' | 'defendant_name' | 'updated_at'>): string {
  const amount = parsePounds(draft.amount);
  const about = [
    draft.defendant_name && `Against ${draft.defendant_name}`,
    amount !== undefined && amount > 0 && formatGbp(amount),
  ].filter(Boolean);
  const saved = `Saved ${formatDateTime(new Date(draft.updated_at))}.`;
  return about.length > 0 ? `${about.join(', ')}. ${saved}` : saved;
}

type Reached = Pick<DraftSummary, 'step' | 'has_letter'>;

/** How far a draft has got. One with a letter counts as written, even if an earlier step was opened last. */
export function draftStep({ step, has_letter: hasLetter }: Reached): string {
  if (hasLetter) return 'Your letter is written, and not sent yet';
  return `Step ${step} of ${claimStepTitles.length}: ${claimStepTitles[step - 1] ?? ''}`;
}

export const draftAddress = ({
  id,
  step,
  has_letter: hasLetter,
}: Reached & Pick<DraftSummary, 'id'>): string =>
  hasLetter ? `/generate-lba?draft=${id}` : `/submit-claim?draft=${id}&step=${step}`;
