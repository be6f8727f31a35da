import type { OnStoppedActing } from '../../auth/index.ts';
import { lockSolicitor, updateSolicitor } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { giveBackCases } from './give-back-cases.ts';

/** Shown to admins beside the registration, and to the person should they become a solicitor again. */
const roleLost = 'The account is no longer a solicitor’s.';

/**
 * Runs when a solicitor's account is blocked or gets another role. Another role ends the approval; a block
 * leaves it as it is, because it can be lifted.
 */
export const stopActing =
  (deps: SolicitorsDeps): OnStoppedActing =>
  async (tx, { userId, why, adminId }) => {
    const solicitor = await lockSolicitor(tx, userId);
    if (!solicitor) return [];
    const at = deps.clock.now();
    if (why === 'role-changed' && solicitor.status === 'approved') {
      const changes = {
        status: 'suspended' as const,
        decisionReason: roleLost,
        decidedAt: at,
        decidedBy: adminId,
      };
      await updateSolicitor(tx, userId, changes, at);
    }
    return await giveBackCases(deps, tx, userId, { why, adminId });
  };
