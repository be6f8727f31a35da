import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import type { Review } from '../../api/admin-api.ts';
import { paymentFacts } from '../../payment-facts.ts';
import { Panel } from './panel.tsx';

/** What was asked for, paid, given back and paid out. */
export function PaymentPanel({ payment, now }: { payment: Review['payment']; now: Date }) {
  const facts = paymentFacts(payment, now);
  return (
    <Panel title="Payment">
      {facts.length === 0 ? (
        <p className="mt-1.5 text-15 text-ink-2">No payment link has been sent.</p>
      ) : (
        <DescriptionList facts={facts} className="mt-1.5" />
      )}
      {payment.payout ? (
        <p className="mt-2 text-15">
          <TextLink to="/admin/payouts">Payouts and refunds</TextLink>
        </p>
      ) : null}
    </Panel>
  );
}
