import { AppError } from '@plainclaim/domain/shared/errors';
import type { CheckoutRequest, OpenedCheckout } from '../../platform/cards/card-provider.ts';
import {
  checkoutExpiry,
  longestCheckoutMs,
  refuseForeignAddresses,
} from '../../platform/cards/checkout-rules.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueEvent } from './deliver-card-event.ts';
import { newId } from './new-id.ts';
import type { TestCheckoutDeps } from './test-checkout.deps.ts';
import { checkoutByReference, insertCheckout } from './test-checkout.store.ts';

/** Opens a checkout, or returns the one already opened with this reference. */
export async function openTestCheckout(
  deps: TestCheckoutDeps,
  request: CheckoutRequest,
): Promise<OpenedCheckout> {
  const { db, clock, siteUrl } = deps;
  refuseForeignAddresses(request, siteUrl);
  const now = clock.now();
  const expiresAt = checkoutExpiry(request, now) ?? new Date(now.getTime() + longestCheckoutMs);
  const sessionId = await db.transaction(async (tx) => {
    const id = newId('cs');
    if (!(await insertCheckout(tx, { ...rowFrom(request, id), createdAt: now, expiresAt })))
      return await openedBefore(tx, request);
    const closing = { type: 'checkout.session.expired', about: id, createdAt: expiresAt } as const;
    await queueEvent(deps, tx, closing, { startAfter: expiresAt });
    return id;
  });
  return { sessionId, url: `${siteUrl}/dev/checkout/${sessionId}` };
}

function rowFrom(request: CheckoutRequest, id: string) {
  const named = (address: string) => address.replaceAll('{CHECKOUT_SESSION_ID}', id);
  return {
    id,
    reference: request.reference,
    amount: request.amount,
    description: request.description,
    payerEmail: request.payerEmail,
    successUrl: named(request.successUrl),
    cancelUrl: named(request.cancelUrl),
    paymentIntentId: request.paymentIntentId,
    claimId: request.claimId,
  };
}

/** A reference reused with other parameters is a bug of ours, not a second checkout. */
async function openedBefore(tx: Tx, request: CheckoutRequest): Promise<string> {
  const before = await checkoutByReference(tx, request.reference);
  if (before?.amount !== request.amount || before.paymentIntentId !== request.paymentIntentId)
    throw new AppError('conflict', 'a checkout reference was used again with other details');
  return before.id;
}
