import { recordAudit } from '../../auth/index.ts';
import type { AdminAtWork, PaymentsDeps } from '../payments.deps.ts';
import { reconcile } from './reconcile.ts';
import type { RunRow } from './reconciliation.store.ts';

export async function reconcileByHand(deps: PaymentsDeps, { actor, address }: AdminAtWork): Promise<RunRow> {
  const run = await reconcile(deps, actor.userId);
  await recordAudit(deps.db, {
    action: 'admin-act',
    userId: actor.userId,
    address,
    at: run.ranAt,
    details: { act: 'payments-compared', run_id: run.id },
  });
  return run;
}
