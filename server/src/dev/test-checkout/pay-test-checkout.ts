import { queueEvent } from './deliver-card-event.ts';
import { newId } from './new-id.ts';
import type { TestCheckoutDeps } from './test-checkout.deps.ts';
import { markPaid } from './test-checkout.store.ts';

/** Pays once. False when it was paid before, closed or expired. */
export async function payTestCheckout(deps: TestCheckoutDeps, sessionId: string): Promise<boolean> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    if (!(await markPaid(tx, sessionId, newId('pi'), now))) return false;
    await queueEvent(deps, tx, { type: 'checkout.session.completed', about: sessionId, createdAt: now });
    return true;
  });
}
