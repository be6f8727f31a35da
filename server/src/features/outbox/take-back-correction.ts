import { lockClaim } from '../claims/index.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import type { UndoAct } from './take-back-mail.ts';

/** A correction consists of its mail only, so there is nothing else to undo. */
export const takeBackCorrection: UndoAct = async (tx, { claimId, dedupeKey, by, at }) => {
  await lockClaim(tx, claimId);
  await recordEvent(tx, {
    claimId,
    kind: 'mail.correction-taken-back',
    actor: by,
    at,
    facts: takesBack(dedupeKey),
  });
};
