import { formatClockTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { useUntil } from '../../../../lib/use-until.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import type { Offer } from '../../api/admin-api.ts';
import { standingOffer } from '../../api/offers.ts';

const gbp = ({ offered_amount }: Offer) => formatGbp(penceFromPounds(offered_amount));

/** Before another offer is made: which one it replaces, and what the claimant sees of that one (decision 0094). */
export function StandingNotice({ offers }: { offers: readonly Offer[] | undefined }) {
  const standing = standingOffer(offers);
  const shown = offers?.find(isShownStill);
  const isHeld = useUntil(standing?.shown_from ?? null);
  const isShownAnswerable = useUntil(shown?.answerable_until ?? null);
  if (!standing) return null;
  return (
    <Alert tone="amber" title={`This replaces the offer of ${gbp(standing)}.`}>
      {isHeld ? (
        <>
          The claimant has not been shown that one. If you send the new one before{' '}
          {formatClockTime(new Date(standing.shown_from))}, they never will be, and its e-mail does not leave.
          {shown && isShownAnswerable
            ? ` They know of the offer of ${gbp(shown)}, and can answer it until they see the new one, a minute after you send it.`
            : ' They see the new one a minute after you send it.'}
        </>
      ) : (
        'The claimant has not answered that one yet, and can until they see the new one, a minute after you send it.'
      )}
    </Alert>
  );
}

/** Replaced by an offer that the claimant is not shown yet. */
const isShownStill = ({ replaced_at, withdrawn_at, response, answerable_until }: Offer): boolean =>
  replaced_at !== null && withdrawn_at === null && response === null && answerable_until !== null;
