import { toCardEvent, unsignedEvent } from '../../platform/cards/card-event.ts';
import type { CardProvider } from '../../platform/cards/card-provider.ts';
import { isSignedBody } from '../../platform/signed-body.ts';
import { toReport } from './checkout-state.ts';
import { queueEvent } from './deliver-card-event.ts';
import { openTestCheckout } from './open-test-checkout.ts';
import { refundTestPayment } from './refund-test-payment.ts';
import { type TestCheckoutDeps, testWebhookSecret } from './test-checkout.deps.ts';
import { checkoutById, markClosed, paidCheckouts } from './test-checkout.store.ts';

const pageSize = 100;

/** The provider in embedded mode: behaves like a real one, with signed events, but moves no money. */
export function testCards(deps: TestCheckoutDeps): CardProvider {
  const { db, clock } = deps;
  const secret = testWebhookSecret(deps.secretKey);
  return {
    name: 'test',
    openCheckout: (request) => openTestCheckout(deps, request),
    readCheckout: async (sessionId) => {
      const row = await checkoutById(db, sessionId);
      return row ? toReport(row, clock.now()) : null;
    },
    expireCheckout: (sessionId) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        if (await markClosed(tx, sessionId, now))
          await queueEvent(deps, tx, { type: 'checkout.session.expired', about: sessionId, createdAt: now });
      }),
    async *listPaid(range) {
      let after: { paidAt: Date; id: string } | undefined;
      for (;;) {
        const rows = await paidCheckouts(db, { ...range, after, limit: pageSize });
        for (const row of rows) yield toReport(row, clock.now());
        const last = rows.at(-1);
        if (rows.length < pageSize || !last?.paidAt) return;
        after = { paidAt: last.paidAt, id: last.id };
      }
    },
    refund: (request) => refundTestPayment(deps, request),
    readEvent: async (rawBody, signature) => {
      if (!isSignedBody(signature, rawBody, secret, clock.now())) throw unsignedEvent();
      return toCardEvent(rawBody);
    },
  };
}
