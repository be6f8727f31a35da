import { type ClaimStatus, isOpen } from '@plainclaim/domain/claims/statuses';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useUntil } from '../../../../lib/use-until.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import type { Offer } from '../../api/admin-api.ts';
import { useOffers } from '../../api/offers.ts';
import { type ClaimOfOffer, offerLook } from '../../offer-words.ts';
import { Panel } from '../review/panel.tsx';
import { HeldBack } from './held-back.tsx';
import { SettlementOffer } from './settlement-offer.tsx';
import { WithdrawOffer } from './withdraw-offer.tsx';

/** The offers on a claim and their outcomes. */
export function OffersPanel({ claim }: { claim: ClaimOfOffer }) {
  const offers = useOffers(claim.id);
  return (
    <Panel title="Settlement offers">
      <ul className="mt-1.5">
        {offers.data?.map((offer) => (
          <li key={offer.id} className="border-t border-line py-3.5 text-15 first:border-t-0">
            <OfferItem offer={offer} isClaimOpen={isOpen(claim.status as ClaimStatus)} />
          </li>
        ))}
      </ul>
      {offers.data?.length === 0 ? (
        <p className="mt-1.5 mb-3 text-15 text-ink-2">No offer has been recorded.</p>
      ) : null}
      {offers.isError ? (
        <p role="alert" className="mt-1.5 mb-3 text-15 text-danger">
          The offers could not be loaded.
        </p>
      ) : null}
      <div className="[&_button]:justify-start">
        <SettlementOffer claim={claim} block />
      </div>
    </Panel>
  );
}

function OfferItem({ offer, isClaimOpen }: { offer: Offer; isClaimOpen: boolean }) {
  const isHeld = useUntil(offer.shown_from);
  const { label, tone, icon } = offerLook(offer, isHeld, isClaimOpen);
  const until = offer.response?.response_timestamp ?? offer.replaced_at;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <Money pence={penceFromPounds(offer.offered_amount)} />
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="mt-1.5 text-14 text-ink-2">
        {offer.settlement_reference}, {formatDateTime(new Date(offer.created_at))}
        {until ? `; ${label.toLowerCase()} ${formatDateTime(new Date(until))}` : null}
      </p>
      {offer.defendant_message ? (
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">“{offer.defendant_message}”</p>
      ) : null}
      {offer.admin_notes ? (
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-ink-2">Notes: {offer.admin_notes}</p>
      ) : null}
      <HeldBack offer={offer} isClaimOpen={isClaimOpen} />
      {isClaimOpen && offer.response === null && offer.replaced_at === null ? (
        <WithdrawOffer offer={offer} />
      ) : null}
    </>
  );
}
