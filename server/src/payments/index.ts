export { describePayment, type PaymentOfClaim } from './describe-payment.ts';
export { type IssuedLink, issuePaymentLink, type LinkToIssue } from './issue-payment-link.ts';
export type { AcceptedOffer, PaymentsDeps } from './payments.deps.ts';
