import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { lockClaim } from '../../claims/index.ts';
import { type EventActor, recordEvent, takesBack } from '../../history/index.ts';
import { assessmentOfMail } from './assess-claim.ts';
import { deleteAssessment } from './review.store.ts';

type MailTakenBack = {
  readonly claimId: string;
  readonly dedupeKey: string;
  readonly by: EventActor;
  readonly at: Date;
};

/**
 * Undoes "Request Clarification" or "Escalate to Legal" while its mail is held; the button works again
 * afterwards.
 */
export async function takeBackAssessment(
  tx: Tx,
  { claimId, dedupeKey, by, at }: MailTakenBack,
): Promise<void> {
  await lockClaim(tx, claimId);
  const gone = await deleteAssessment(tx, assessmentOfMail(dedupeKey));
  if (!gone)
    throw new AppError('conflict', 'the assessment is gone', {
      userMessage: 'This has been taken back already.',
    });
  await recordEvent(tx, {
    claimId,
    kind: 'claim.assessment-taken-back',
    actor: by,
    at,
    facts: { said: gone.action, response_id: gone.responseId, ...takesBack(dedupeKey) },
  });
}
