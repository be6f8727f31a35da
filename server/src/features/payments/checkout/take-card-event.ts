import type { CardEvent } from '../../../platform/cards/card-provider.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { askAboutRefund } from '../refunds/pay-refund.ts';
import { hasEvent, keepEvent } from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * Handles the provider's event that something changed. The state is read from the provider, so events may
 * come late, repeatedly and in any order; storing them only saves requests. The provider retries what fails
 * here.
 */
export async function takeCardEvent(
  deps: PaymentsDeps,
  rawBody: string,
  signature: string | undefined,
): Promise<{ readonly repeat: boolean; readonly outcome: string | null }> {
  const event = await deps.cards.readEvent(rawBody, signature);
  const provider = deps.cards.name;
  if (await hasEvent(deps.db, provider, event.id)) return { repeat: true, outcome: null };
  const outcome = await actOn(deps, event);
  await keepEvent(deps.db, {
    provider,
    eventId: event.id,
    kind: event.kind,
    sessionId: event.sessionId,
    refundId: event.refundId ?? null,
    outcome,
    createdAt: event.createdAt,
    receivedAt: deps.clock.now(),
  });
  return { repeat: false, outcome };
}

async function actOn(deps: PaymentsDeps, event: CardEvent): Promise<string> {
  if (event.kind === 'checkout-changed' && event.sessionId !== null)
    return await settleCheckout(deps, event.sessionId);
  if (event.kind === 'refund-changed' && event.refundId !== undefined)
    return await askAboutRefund(deps, event.refundId);
  return 'nothing to do';
}
