import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { useId } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { Payout } from '../api/payouts-api.ts';
import { refundLooks } from '../refund-words.ts';
import { BankDetails } from './bank-details.tsx';
import { PayoutActs } from './payout-acts.tsx';

const gbp = (amount: number) => <span className="amt">{formatGbp(penceFromPounds(amount))}</span>;

/** One payout: payment, share, bank account and actions. */
export function PayoutCard({ payout }: { payout: Payout }) {
  const titleId = useId();
  const isRefunded = payout.status === 'cancelled';
  return (
    <Card>
      <article aria-labelledby={titleId} className="p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 id={titleId} className="text-24 wrap-anywhere">
            {payout.plaintiff_name} v {payout.defendant_name}
          </h2>
          <Money pence={penceFromPounds(isRefunded ? payout.gross : payout.amount)} size="row" />
        </div>
        <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
          <DescriptionList
            wide
            facts={[
              { term: 'Paid', detail: gbp(payout.gross), more: formatDateTime(new Date(payout.received_at)) },
              ...(isRefunded
                ? [{ ...refundLooks[payout.refund_state ?? 'done'], detail: gbp(payout.gross) }]
                : [
                    { term: 'Commission', detail: gbp(payout.commission) },
                    { term: 'To the claimant', detail: gbp(payout.amount) },
                  ]),
              {
                term: 'Claim',
                detail: (
                  <TextLink to={`/admin/claim-review/${payout.claim_id}`} className="wrap-anywhere">
                    {payout.short_reference}
                  </TextLink>
                ),
                more: `Claim ID ${payout.claim_id}`,
              },
            ]}
          />
          <div className="min-w-0">
            <Outcome payout={payout} />
            <BankDetails payout={payout} />
            {payout.refund_state === 'failed' ? (
              <Alert tone="danger" title="The card provider refused the refund">
                {gbp(payout.gross)} is still owed to {payout.defendant_name}. Look at the provider’s own pages
                for the reason, then ask again, or return the money in another way.
              </Alert>
            ) : null}
          </div>
        </div>
        <PayoutActs payout={payout} />
      </article>
    </Card>
  );
}

function Outcome({ payout: { status, reference, reason, decided_at } }: { payout: Payout }) {
  const facts = [
    ...(reference ? [{ term: 'Reference', detail: reference }] : []),
    ...(reason ? [{ term: 'Reason', detail: reason }] : []),
    ...(decided_at
      ? [
          {
            term: status === 'due' ? 'Due again since' : 'Decided',
            detail: formatDateTime(new Date(decided_at)),
          },
        ]
      : []),
  ];
  return facts.length > 0 ? <DescriptionList wide facts={facts} className="mb-4" /> : null;
}
