import type { ReactNode } from 'react';
import type { ClaimPayment } from '../../../lib/claims-api.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { type PaymentSummary, paymentSummary, payoutSummary } from '../payment-words.ts';
import { SideCard } from './side-card.tsx';

type ClaimPaymentCardProps = {
  payment: ClaimPayment;
  defendant: string;
  now: Date;
  /** The form for the bank account, where the money waits for one. */
  payoutDetails: ReactNode;
};

/** Whether the defendant was asked to pay, has paid, and where the claimant's share is. */
export function ClaimPaymentCard({ payment, defendant, now, payoutDetails }: ClaimPaymentCardProps) {
  const paid = paymentSummary(payment, defendant, now);
  if (!paid) return null;
  const payout = payment.payout && payoutSummary(payment.payout);
  const isWaiting = payment.payout?.status === 'due' || payment.payout?.status === 'failed';
  return (
    <SideCard title="Payment">
      <div className="mt-3 grid gap-5">
        <Part {...paid} />
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
