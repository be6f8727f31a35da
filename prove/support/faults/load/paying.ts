import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../world.ts';

export type Payer = {
  /** Whether Stripe's event reaches us: once, several times at once, or never. */
  readonly told: 'once' | 'often' | 'never';
  /** Whether the payer comes back to our page afterwards. */
  readonly returns: boolean;
  /** Happens between the opening of the checkout and the payment. */
  readonly meanwhile?: () => Promise<void>;
};

/** The defendant opens the link from the mail and pays at the card provider. */
export async function pay(world: World, claimId: string, { told, returns, meanwhile }: Payer): Promise<void> {
  const { cards, ask, accepted } = world;
  const token = await linkOf(world, claimId);
  const sessionId = await openCheckout(world, token);
  if (sessionId === 'expired') return;
  // It may be said to be over before anything happened: events come in any order.
  if (told === 'often') await cards.tell(ask, 'checkout.session.expired', sessionId);
  await meanwhile?.();
  // Closed by us meanwhile: then nobody can pay there, which is as it should be.
  if (cards.sessions.some(({ id, status }) => id === sessionId && status !== 'open')) return;
  cards.pay(sessionId);
  accepted.paid.push({ claimId, sessionId });
  const tellings = { once: 1, often: 4, never: 0 }[told];
  const eventId = `evt_${sessionId}`;
  const events = Promise.all(
    Array.from({ length: tellings }, () => cards.tell(ask, 'checkout.session.completed', sessionId, eventId)),
  );
  // Awaited below, after the payer's return; a failure meanwhile is not to end the process.
  events.catch(() => {});
  if (returns) await comeBack(world, token);
  await events;
}

/** As the payer finds it: in the newest mail with a link. */
async function linkOf({ query }: World, claimId: string): Promise<string> {
  const [mail] = await query<{ text: string }>(
    `select text from emails where claim_id = $1 and kind = 'payment-link' order by created_at desc limit 1`,
    [claimId],
  );
  const token = /\/pay\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`the claim ${claimId} was settled and its defendant got no link`);
  return token;
}

async function openCheckout({ ask, cards, clock, random }: World, token: string): Promise<string> {
  const address = `10.${random(250)}.${random(250)}.${1 + random(250)}`;
  let last = '';
  for (let tries = 0; tries < 100; tries++) {
    const read = await ask('POST', '/functions/v1/fetch-payment-data', { json: { token }, address });
    const intent = read.body.paymentIntent as Intent | null;
    if (read.status !== 200 || !intent) throw new Error(`a link leads nowhere: ${read.text}`);
    if (new Date(intent.expires_at) <= clock.now()) return 'expired';
    const opened = await ask('POST', '/functions/v1/process-payment', { json: wish(token, intent), address });
    const sessionId = String(opened.body.sessionId ?? '');
    if (cards.sessions.some(({ id, status }) => id === sessionId && status === 'open')) return sessionId;
    last = opened.text;
    // Whoever is told to wait a moment does.
    await pause(opened.status === 429 ? 5_000 : 200);
  }
  throw new Error(`no checkout could be opened: ${last}`);
}

type Intent = {
  readonly id: string;
  readonly claim_id: string;
  readonly amount: number;
  readonly expires_at: string;
};

const wish = (token: string, intent: Intent) => ({
  token,
  paymentIntentId: intent.id,
  claimId: intent.claim_id,
  amount: Math.round(intent.amount * 100),
  currency: 'GBP',
  successUrl: `http://plainclaim.test/pay/${token}?success=true`,
  cancelUrl: `http://plainclaim.test/pay/${token}?cancelled=true`,
  plaintiffName: 'Hannah Okoro',
  defendantName: 'Sam Reed',
  issueType: 'Debt Recovery',
});

async function comeBack({ ask }: World, token: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { body } = await ask('POST', '/functions/v1/handle-payment-success-test', { json: { token } });
    if (body.success === true || String(body.error).includes('on its way back')) return;
    await pause(50);
  }
  throw new Error('someone paid and was never thanked');
}
