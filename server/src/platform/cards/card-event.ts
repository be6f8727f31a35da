import { AppError } from '@plainclaim/domain/shared/errors';
import { z } from 'zod';
import type { CardEvent } from './card-provider.ts';

/** The little of a Stripe event that we rely on; the same in every version of their API. */
const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.object({ id: z.string().max(255).optional() }) }),
});

const checkoutEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);
const refundEvents = new Set(['refund.created', 'refund.updated', 'refund.failed']);

/** Reads a body whose signature has been checked. */
export function toCardEvent(rawBody: string): CardEvent {
  const { id, type, created, data } = parse(rawBody);
  const about = data.object.id ?? null;
  const createdAt = new Date(created * 1000);
  if (checkoutEvents.has(type)) return { id, kind: 'checkout-changed', sessionId: about, createdAt };
  if (refundEvents.has(type) && about)
    return { id, kind: 'refund-changed', sessionId: null, refundId: about, createdAt };
  return { id, kind: 'other', sessionId: null, createdAt };
}

function parse(rawBody: string): z.output<typeof eventShape> {
  try {
    return eventShape.parse(JSON.parse(rawBody));
  } catch (error) {
    throw new AppError('validation_failed', 'a signed event has a form we do not know', { cause: error });
  }
}

/** For whatever is wrong with a signature: what exactly is nobody's business but the log's. */
export const unsignedEvent = (cause?: unknown) =>
  new AppError('unauthenticated', 'a card event was not signed by our provider just now', { cause });
