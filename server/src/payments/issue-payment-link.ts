import type { Pence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../platform/db/db.ts';
import type { PaymentsDeps } from './payments.deps.ts';

export type LinkToIssue = {
  readonly claimId: string;
  readonly amount: Pence;
  readonly settlementOfferId: string | null;
  /** Null for the claim's own defendant address, or the team's mailbox where that is unknown. */
  readonly recipientEmail: string | null;
  /** Null when nobody asked for it: accepting an offer did. */
  readonly requestedBy: string | null;
};

export type IssuedLink = { readonly intentId: string; readonly expiresAt: Date };

/**
 * Asks the defendant to pay, in the caller's transaction, which holds the claim locked: an older unpaid link of the
 * claim stops working, the new one is on its way by mail.
 */
export const issuePaymentLink =
  (_deps: IssueDeps) =>
  async (_tx: Tx, _link: LinkToIssue): Promise<IssuedLink> => {
    throw new Error('payment links are not there yet');
  };

export type IssueDeps = Pick<PaymentsDeps, 'clock' | 'config' | 'jobs' | 'siteUrl'>;
