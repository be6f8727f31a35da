import { sql } from 'drizzle-orm';
import { pressAt, signedEvent } from '../../../dev/test-checkout/testing/test-checkout-visitor.ts';
import type { TestAppOptions } from '../../../testing/test-app.ts';
import { type ClaimBody, openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';
import { checkoutWish } from './checkout-wish.ts';

export type Outcome = { readonly success: boolean; readonly error?: string };

export type Intent = {
  readonly id: string;
  readonly claim_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly expires_at: string;
  readonly reference: string;
  readonly legal_claims: Readonly<Record<string, string>>;
};

export type OpenedCheckout = Outcome & { readonly sessionId: string; readonly url: string };

/** A claimant with a claim of £1,250.50 against Sam Reed, an admin, and helpers for the payer. */
export async function openPaymentsBench(options: TestAppOptions = {}) {
  const bench = await openClaimsBench({ ...options, settings: { RATE_LIMITS: 'off', ...options.settings } });
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah);
  const { app, call } = bench;

  const fn = async <Body = Outcome>(name: string, body: object, person: Person | null = null) =>
    (await call<Body>(person, 'POST', `/functions/v1/${name}`, body)).body;

  const linkFor = (one: Pick<ClaimBody, 'id' | 'amount'>, more: object = {}) => ({
    claimId: one.id,
    defendantEmail: 'sam@reed.example',
    defendantName: 'Sam Reed',
    amount: one.amount,
    currency: 'GBP',
    appBaseUrl: 'http://plainclaim.test',
    ...more,
  });

  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);

  /** The token in the newest mail with a link. */
  const newestToken = async () => {
    const mail = [...(await mails('payment-link')), ...(await mails('payment-link-to-deliver'))].at(-1);
    return /\/pay\/([\w-]{43})/.exec(String(mail?.text))?.[1] ?? '';
  };

  /** Sends a link as an admin; returns its token. */
  const sendLink = async (one: Pick<ClaimBody, 'id' | 'amount'> = claim, more: object = {}) => {
    const sent = await fn('send-payment-link', linkFor(one, more), admin);
    if (!sent.success) throw new Error(`no link: ${sent.error}`);
    return await newestToken();
  };

  const look = (token: string) =>
    fn<Outcome & { paymentIntent: Intent | null }>('fetch-payment-data', { token });

  const wishFor = async (token: string, more: object = {}) => {
    const intent = (await look(token)).paymentIntent;
    if (!intent) throw new Error('there is no such link');
    return { ...checkoutWish(token, intent), ...more };
  };

  const checkout = async (token: string, more: object = {}) =>
    await fn<OpenedCheckout>('process-payment', await wishFor(token, more));

  const press = (sessionId: string, act: 'pay' | 'decline' | 'abandon' = 'pay') =>
    pressAt(app, sessionId, act);

  const comeBack = (token: string) => fn('handle-payment-success-test', { token });

  const hook = async (sessionId: string, more: Partial<Parameters<typeof signedEvent>[1]> = {}) =>
    await app.request(
      '/functions/v1/card-webhook',
      signedEvent(app.platform, { type: 'checkout.session.completed', about: sessionId, ...more }),
    );

  /** Pays a link, from the checkout to the webhook. */
  const pay = async (token: string) => {
    const { sessionId } = await checkout(token);
    await press(sessionId);
    const answer = await hook(sessionId);
    if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
    return sessionId;
  };

  const statusOf = async (id: string = claim.id) =>
    (await app.platform.db.execute(sql`select status from legal_claims where id = ${id}`)).rows[0]?.status;

  const events = async () => (await bench.rows('history_events', 'id')).map(({ kind }) => String(kind));

  const balances = async () => {
    const { rows } = await app.platform.db.execute(
      sql`select account, sum(amount)::int as sum from ledger_entries group by account order by account`,
    );
    return Object.fromEntries(rows.map(({ account, sum }) => [String(account), Number(sum)]));
  };

  const payments = () => bench.rows('payments', 'received_at, id');

  return {
    ...bench,
    hannah,
    admin,
    claim,
    fn,
    linkFor,
    mails,
    newestToken,
    sendLink,
    look,
    wishFor,
    checkout,
    press,
    comeBack,
    hook,
    pay,
    statusOf,
    events,
    balances,
    payments,
  };
}

export type PaymentsBench = Awaited<ReturnType<typeof openPaymentsBench>>;
