import type { CardEvent } from '../../platform/cards/card-provider.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { askAboutRefund } from '../refunds/pay-refund.ts';
import { hasEvent, keepEvent } from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * The provider says that something changed. What, we ask ourselves, so it does not matter how late, how often or in
 * which order events come; remembering them only saves asking. What fails here is sent again by the provider.
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
