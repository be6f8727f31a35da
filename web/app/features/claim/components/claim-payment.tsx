import type { ReactNode } from 'react';
import type { Claim, ClaimPayment } from '../../../lib/claims-api.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { type PaymentSummary, paymentSummary, payoutSummary, promiseWords } from '../payment-words.ts';

type ClaimPaymentCardProps = {
  claim: Claim;
  payment: ClaimPayment;
  now: Date;
  /** Whether the viewer is the claimant. Others see what happened, but not the claimant's share. */
  isOwner: boolean;
  /** The form for the bank account, while a payout waits for one. */
  payoutDetails: ReactNode;
};

/** The state of the payment and of the claimant's payout. */
export function ClaimPaymentCard({ claim, payment, now, isOwner, payoutDetails }: ClaimPaymentCardProps) {
  const paid = paymentSummary(payment, claim.defendant_name, now);
  const promise = isOwner ? promiseWords(claim, payment) : [];
  if (!paid && promise.length === 0) return null;
  const payout = payment.payout && payoutSummary(payment.payout);
  const isWaiting = payment.payout?.status === 'due' || payment.payout?.status === 'failed';
  return (
    <SideCard title="Payment">
      <div className="mt-3 grid gap-5">
        {paid ? <Part {...paid} /> : null}
        {promise.length > 0 ? (
          <div className="grid gap-2 text-15 text-ink-2">
            {promise.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        ) : null}
        {payout ? <Part {...payout} /> : null}
        {isWaiting && payoutDetails ? (
          <div className="border-t border-line pt-4">
            <h3 className="mb-2 font-sans text-15 font-strong tracking-normal">Where we send it</h3>
            {payoutDetails}
          </div>
        ) : null}
      </div>
    </SideCard>
  );
}

function Part({ badge: { tone, icon, label }, sentence }: PaymentSummary) {
  return (
    <div>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <p className="mt-2 text-15 wrap-anywhere">{sentence}</p>
    </div>
  );
}
