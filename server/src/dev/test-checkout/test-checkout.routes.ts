import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { z } from 'zod';
import { payTestCheckout } from './pay-test-checkout.ts';
import type { TestCheckoutDeps } from './test-checkout.deps.ts';
import { checkoutById, countDecline, refundsOf } from './test-checkout.store.ts';
import { testCheckoutCss } from './test-checkout-css.ts';
import { testCheckoutMissingPage, testCheckoutPage } from './test-checkout-page.ts';

export type TestCheckoutOptions = TestCheckoutDeps & {
  /** The path it is mounted at. */
  readonly base?: string;
};

const formShape = z.object({ act: z.enum(['pay', 'decline', 'abandon']) });

/** The test provider's pages for the payer. Never mounted in production. */
export function createTestCheckout({ base = '/dev/checkout', ...deps }: TestCheckoutOptions) {
  const { db, clock } = deps;
  const missing = (c: Context) => c.html(testCheckoutMissingPage(base), 404);
  const show = async (c: Context, sessionId: string) => {
    const checkout = await checkoutById(db, sessionId);
    if (!checkout) return missing(c);
    const refunds = checkout.paymentId === null ? [] : await refundsOf(db, checkout.paymentId);
    const isDeclined = c.req.query('declined') !== undefined;
    return c.html(testCheckoutPage({ base, checkout, refunds, isDeclined, now: clock.now() }));
  };

  return (
    new Hono()
      .get('/checkout.css', (c) =>
        c.body(testCheckoutCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
      )
      .get('/:id', (c) => show(c, c.req.param('id')))
      // Other sites cannot post here, even with the address.
      .post('/:id', csrf({ origin: new URL(deps.siteUrl).origin }), async (c) => {
        const sessionId = c.req.param('id');
        const checkout = await checkoutById(db, sessionId);
        // A body that is no form at all is treated as an invalid form.
        const form = formShape.safeParse(await c.req.parseBody().catch(() => null));
        if (!checkout || !form.success) return missing(c);
        switch (form.data.act) {
          case 'abandon':
            return c.redirect(checkout.cancelUrl, 303);
          case 'decline':
            await countDecline(db, sessionId, clock.now());
            return c.redirect(`${base}/${sessionId}?declined`, 303);
          case 'pay': {
            await payTestCheckout(deps, sessionId);
            // Read again, because a second or late press pays nothing: the page says which.
            const after = await checkoutById(db, sessionId);
            return c.redirect(after?.paidAt ? checkout.successUrl : `${base}/${sessionId}`, 303);
          }
        }
      })
  );
}
