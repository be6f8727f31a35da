import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { type Visitor, visitorOf } from './api-visitor.ts';

type Intent = {
  readonly id: string;
  readonly claim_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly legal_claims: { readonly plaintiff_name: string; readonly issue_type: string };
};

type Outcome = { readonly success: boolean; readonly error?: string };

/** The requests of a defendant's browser, from opening the link to returning from the checkout. */
export async function payInTestCheckout(rehearsal: Rehearsal, token: string): Promise<string> {
  const payer = visitorOf(rehearsal);
  const { paymentIntent } = await call<{ paymentIntent: Intent }>(payer, 'fetch-payment-data', { token });
  const { sessionId } = await call<{ sessionId: string }>(payer, 'process-payment', {
    token,
    paymentIntentId: paymentIntent.id,
    claimId: paymentIntent.claim_id,
    amount: Math.round(paymentIntent.amount * 100),
    currency: paymentIntent.currency,
    successUrl: `${rehearsal.siteUrl}/pay/${token}?success=true`,
    cancelUrl: `${rehearsal.siteUrl}/pay/${token}?cancelled=true`,
    plaintiffName: paymentIntent.legal_claims.plaintiff_name,
    defendantName: 'Test Defendant',
    issueType: paymentIntent.legal_claims.issue_type,
  });
  await payer.send(`/dev/checkout/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: rehearsal.siteUrl },
    body: 'act=pay',
  });
  await call(payer, 'handle-payment-success-test', { token });
  return 'paid';
}

async function call<Body>(payer: Visitor, name: string, body: object): Promise<Body> {
  const answer = await payer.want<Outcome & Body>(200, 'POST', `/functions/v1/${name}`, body);
  if (!answer.success) throw new Error(`${name}: ${answer.error ?? 'no success'}`);
  return answer;
}
