import { AppError } from '@plainclaim/domain/shared/errors';
import { z } from 'zod';
import type { CardEvent } from './card-provider.ts';

/** The fields of a Stripe event that we use; they are the same in every API version. */
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

/** Parses a body. The caller has verified its signature. */
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

/** One error for every signature problem. Its `cause` goes to the log only. */
export const unsignedEvent = (cause?: unknown) =>
  new AppError('unauthenticated', 'a card event was not signed by our provider just now', { cause });
