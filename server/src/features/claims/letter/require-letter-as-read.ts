import { letterChangedElsewhere } from '@plainclaim/domain/claims/drafts';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { DraftRow } from '../drafts/drafts.store.ts';

/** An optimistic lock between two tabs: the second must not replace or send a version it has not shown. */
export function requireLetterAsRead(
  { letterVersion }: Pick<DraftRow, 'letterVersion'>,
  read: number | undefined,
): void {
  if (read === undefined || read === letterVersion) return;
  throw new AppError('conflict', `letter is at version ${letterVersion}, not ${read}`, {
    userMessage: letterChangedElsewhere,
  });
}
