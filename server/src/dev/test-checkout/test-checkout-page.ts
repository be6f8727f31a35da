import { formatGbp } from '@plainclaim/domain/shared/money';
import { html } from 'hono/html';
import { devPageFrame, type Markup } from '../pages/dev-page-frame.ts';
import { stateOf } from './checkout-state.ts';
import { sumOf, type TestCheckoutRow, type TestRefundRow } from './test-checkout.store.ts';

type CheckoutPage = {
  readonly base: string;
  readonly checkout: TestCheckoutRow;
  readonly refunds: readonly TestRefundRow[];
  readonly isDeclined: boolean;
  readonly now: Date;
};

export function testCheckoutPage({ base, checkout, refunds, isDeclined, now }: CheckoutPage): Markup {
  const state = stateOf(checkout, now);
  if (state === 'open') return openPage(base, checkout, isDeclined);
  if (state === 'paid') return paidPage(base, checkout, refunds);
  return frame(
    base,
    'This checkout has expired',
    html`${amountOf(checkout)}
      <p class="note">Nothing was paid here, and nothing can be paid any more.</p>
      <p class="on"><a class="act main" href="${checkout.cancelUrl}">Back to Plainclaim</a></p>`,
  );
}

export const testCheckoutMissingPage = (base: string): Markup =>
  frame(
    base,
    'There is no such checkout',
    html`<p class="note">It may belong to another database. <a href="/">Back to Plainclaim</a></p>`,
  );

function openPage(base: string, checkout: TestCheckoutRow, isDeclined: boolean): Markup {
  const declined = html`<p class="problem" role="alert">
    <strong>Your card was declined.</strong> Nothing was paid. Try again, or go back.
  </p>`;
  return frame(
    base,
    isDeclined ? 'Card declined' : 'Pay by card',
    html`${amountOf(checkout)} ${isDeclined ? declined : ''}
      <form method="post" action="${base}/${checkout.id}">
        <button class="act main" name="act" value="pay">Pay ${formatGbp(checkout.amount)}</button>
        <button class="act" name="act" value="decline">Decline</button>
        <button class="act" name="act" value="abandon">Abandon</button>
      </form>
      <dl class="hints">
        <div><dt>Pay</dt><dd>as if the bank had said yes. Plainclaim is told by a signed message, as by a real provider.</dd></div>
        <div><dt>Decline</dt><dd>as if the bank had said no. The checkout stays open.</dd></div>
        <div><dt>Abandon</dt><dd>as if the payer had gone back. The checkout stays open.</dd></div>
      </dl>`,
  );
}

function paidPage(base: string, checkout: TestCheckoutRow, refunds: readonly TestRefundRow[]): Markup {
  const refunded = sumOf(refunds);
  return frame(
    base,
    refunded > 0 ? 'Paid and refunded' : 'Paid',
    html`${amountOf(checkout)}
      <p class="done">${refunded > 0 ? `${formatGbp(refunded)} has been given back.` : 'This has been paid, once.'}</p>
      <p class="on"><a class="act main" href="${checkout.successUrl}">Back to Plainclaim</a></p>`,
  );
}

const amountOf = ({ amount, description, payerEmail }: TestCheckoutRow): Markup =>
  html`<p class="amount">${formatGbp(amount)}</p>
    <dl class="facts">
      <div><dt>For</dt><dd>${description}</dd></div>
      ${payerEmail === null ? '' : html`<div><dt>E-mail</dt><dd>${payerEmail}</dd></div>`}
    </dl>`;

const frame = (base: string, title: string, content: Markup): Markup =>
  devPageFrame({
    title,
    name: 'Plainclaim test checkout',
    where: 'Test checkout of this machine',
    home: '/',
    stylesheet: `${base}/checkout.css`,
    content: html`<p class="test">Test checkout – no real money</p>
      <h1>${title}</h1>
      ${content}`,
  });
