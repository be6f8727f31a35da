import { setTimeout as pause } from 'node:timers/promises';
import {
  checkoutWish,
  type PayableIntent,
} from '../../../../server/src/features/payments/testing/checkout-wish.ts';
import type { World } from '../world.ts';

/** How long a payer waits when told to retry in a moment. */
const waitMs = 5_000;

export type Payer = {
  /** Whether Stripe's event arrives: once, several times concurrently, or never. */
  readonly told: 'once' | 'often' | 'never';
  /** Whether the payer returns to our page afterwards. */
  readonly returns: boolean;
  /** Runs between opening the checkout and paying. */
  readonly meanwhile?: () => Promise<void>;
};

/** The defendant opens the link from the mail and pays at the card provider. */
export async function pay(world: World, claimId: string, { told, returns, meanwhile }: Payer): Promise<void> {
  const { cards, ask, accepted, random } = world;
  const token = await linkOf(world, claimId);
  const address = `10.${random(250)}.${random(250)}.${1 + random(250)}`;
  const sessionId = await openCheckout(world, token, address);
  if (sessionId === 'expired') return;
  // Events come in any order, so the expiry may be reported before anything has happened.
  if (told === 'often') await cards.tell(ask, 'checkout.session.expired', sessionId);
  await meanwhile?.();
  // We have closed the checkout meanwhile, so it cannot be paid, as intended.
  if (cards.sessions.some(({ id, status }) => id === sessionId && status !== 'open')) return;
  cards.pay(sessionId);
  accepted.paid.push({ claimId, sessionId });
  const tellings = { once: 1, often: 4, never: 0 }[told];
  const eventId = `evt_${sessionId}`;
  const events = Promise.all(
    Array.from({ length: tellings }, () => cards.tell(ask, 'checkout.session.completed', sessionId, eventId)),
  );
  // Awaited below, after the payer's return; an earlier rejection must not end the process.
  events.catch(() => {});
  if (returns) await comeBack(world, token, address);
  await events;
}

/** The token in the newest mail with a link. */
async function linkOf({ query }: World, claimId: string): Promise<string> {
  const [mail] = await query<{ text: string }>(
    `select text from emails where claim_id = $1 and kind = 'payment-link' order by created_at desc limit 1`,
    [claimId],
  );
  const token = /\/pay\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`the claim ${claimId} was settled and its defendant got no link`);
  return token;
}

async function openCheckout({ ask, cards, clock }: World, token: string, address: string): Promise<string> {
  let last = '';
  for (let tries = 0; tries < 100; tries++) {
    const read = await ask('POST', '/functions/v1/fetch-payment-data', { json: { token }, address });
    if (read.status === 429) {
      await pause(waitMs);
      continue;
    }
    const intent = read.body.paymentIntent as Intent | null;
    if (read.status !== 200 || !intent) throw new Error(`a link leads nowhere: ${read.text}`);
    if (new Date(intent.expires_at) <= clock.now()) return 'expired';
    const opened = await ask('POST', '/functions/v1/process-payment', {
      json: checkoutWish(token, intent),
      address,
    });
    const sessionId = String(opened.body.sessionId ?? '');
    if (cards.sessions.some(({ id, status }) => id === sessionId && status === 'open')) return sessionId;
    last = opened.text;
    await pause(opened.status === 429 ? waitMs : 200);
  }
  throw new Error(`no checkout could be opened: ${last}`);
}

type Intent = PayableIntent & { readonly expires_at: string };

async function comeBack({ ask }: World, token: string, address: string): Promise<void> {
  let last = '';
  for (let tries = 0; tries < 100; tries++) {
    const { body, status, text } = await ask('POST', '/functions/v1/handle-payment-success-test', {
      json: { token },
      address,
    });
    if (body.success === true || String(body.error).includes('on its way back')) return;
    last = text;
    await pause(status === 429 ? waitMs : 200);
  }
  throw new Error(`someone paid and was never thanked: ${last}`);
}
