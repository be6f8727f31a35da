import { statusWords } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import { reasonsToRefer } from '@plainclaim/domain/solicitors/opening';
import type { Tx } from '../../../platform/db/db.ts';
import { claimsByIds } from '../../claims/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { claimToRefer } from './claim-to-refer.ts';

/**
 * Called when an admin asks the claimant to consent to a solicitor. Throws where consent is impossible, which
 * rolls the escalation back: a solicitor is being asked already, or the claim's status allows none.
 */
export const checkEscalation =
  (deps: Pick<SolicitorsDeps, 'clock' | 'hasRejectedOffer' | 'lastEscalatedAt'>) =>
  async (tx: Tx, { claimId }: { readonly claimId: string }): Promise<void> => {
    const [claim] = await claimsByIds(tx, [claimId]);
    if (!claim) throw new Error('a claim is escalated that is not there');
    const toRefer = await claimToRefer(deps, tx, claim, null);
    if (reasonsToRefer(toRefer, deps.clock.now()).includes('admin-escalated')) return;
    throw new AppError('conflict', 'the claimant could not agree to a solicitor now', {
      userMessage: toRefer.hasOpenReferral
        ? 'A solicitor is being asked about this claim already.'
        : `No solicitor can take this claim on now: it is ${statusWords[claim.status].label.toLowerCase()}.`,
    });
  };
