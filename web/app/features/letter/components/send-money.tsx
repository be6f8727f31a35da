import { commissionPercent, splitCommission } from '@plainclaim/domain/payments/commission';
import { paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { pence } from '@plainclaim/domain/shared/money';
import type { Draft, DraftLetter } from '../../../lib/claims-api.ts';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { SideCard } from '../../../ui/display/side-card.tsx';
import type { Parcel } from '../what-goes.ts';

const noCommission = pence(0);

type SendMoneyProps = { parcel: Parcel; form: Draft['form']; letter: DraftLetter };

/** What is claimed, what we keep of it and how to keep all of it, and what the claimant gets from us. */
export function SendMoney({ parcel, form, letter }: SendMoneyProps) {
  const { amount, claimsInterest } = parcel;
  const { commission, toClaimant } = splitCommission(amount);
  // Without an e-mail address it is open when the letter reaches them.
  const silence = form.defendantEmailUnknown
    ? 'in time once the letter has gone to them'
    : `by ${letter.response_deadline}`;
  return (
    <div className="grid gap-5">
      <SideCard title="The money">
        <DescriptionList
          facts={[
            {
              term: 'You claim',
              detail: <Money pence={amount} size="row" />,
              more: claimsInterest ? 'And interest, as the letter sets it out.' : undefined,
            },
            {
              term: `If it is paid through Plainclaim, we keep ${commissionPercent}%`,
              detail: <Money pence={commission} size="row" />,
              more: (
                <>
                  You get <Money pence={toClaimant} />.{' '}
                  {claimsInterest ? `We keep ${commissionPercent}% of interest paid through us, too.` : ''}
                </>
              ),
            },
            {
              term: 'If it is paid to you directly, we keep',
              detail: <Money pence={noCommission} size="row" />,
              more: paidDirectlyWords,
            },
            { term: 'Sending the letter costs you', detail: 'Nothing' },
          ]}
        />
      </SideCard>
      <SideCard title="What you get">
        <p className="text-15/normal wrap-anywhere text-ink-2">
          A confirmation with a copy of the letter, to {form.plaintiffEmail}. We write to you when a reply
          comes, and also if none has come {silence}.
        </p>
      </SideCard>
    </div>
  );
}
