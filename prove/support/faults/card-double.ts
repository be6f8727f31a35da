import { randomUUID } from 'node:crypto';
import { startStripeServer } from '../../../server/src/platform/cards/testing/stripe-server.ts';
import { signBody } from '../../../server/src/platform/signed-body.ts';
import type { Ask } from './ask.ts';

export const stripeKey = 'sk_test_key';
export const webhookSecret = 'whsec_that_only_proofs_would_use';

type EventKind = 'checkout.session.completed' | 'checkout.session.expired' | 'refund.updated';

/**
 * A fake of the parts of Stripe that we use, with its records and its habit of sending events late, twice and
 * in any order.
 */
export async function startCardDouble(now: () => Date) {
  const undo: (() => unknown)[] = [];
  const stripe = await startStripeServer(now, (fn) => void undo.push(fn));
  let told = 0;

  /** Retried until acknowledged, as Stripe does for three days. */
  async function tell(ask: Ask, type: EventKind, about: string, id = `evt_${randomUUID()}`): Promise<void> {
    const body = JSON.stringify({
      id,
      type,
      created: Math.floor(now().getTime() / 1000),
      data: { object: { id: about } },
    });
    told++;
    const answer = await ask('POST', '/functions/v1/card-webhook', {
      text: body,
      signsAnew: true,
      headers: () => ({ 'stripe-signature': signBody(body, webhookSecret, now()) }),
    });
    if (answer.status !== 200) throw new Error(`the card webhook answered ${answer.status}`);
  }

  return {
    ...stripe,
    tell,
    told: () => told,
    /** Completes the pending refunds, as the bank would. */
    finishRefunds: () => {
      const pending = stripe.refunds.filter(({ status }) => status === 'pending');
      for (const refund of pending) refund.status = 'succeeded';
      return pending.map(({ id }) => id);
    },
    close: () => {
      for (const fn of undo) fn();
    },
  };
}

export type CardDouble = Awaited<ReturnType<typeof startCardDouble>>;
