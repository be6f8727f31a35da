import { formatClockTime } from '@plainclaim/domain/shared/dates';
import { useUntil } from '../../../../lib/use-until.ts';
import { SeenFrom } from '../../../../ui/mails/seen-from.tsx';
import type { Offer } from '../../api/admin-api.ts';

type HeldBackProps = {
  offer: Pick<Offer, 'shown_from' | 'answerable_until' | 'replaced_at'>;
  /** A closed claim has no offer to answer, and none follows. */
  isClaimOpen: boolean;
};

/** What the claimant does not see yet. */
export function HeldBack({ offer, isClaimOpen }: HeldBackProps) {
  const isHeld = useUntil(offer.shown_from);
  const isAnswerable = useUntil(offer.answerable_until);
  if (!isClaimOpen) return null;
  if (isHeld && offer.replaced_at === null)
    return (
      <p className="mt-2 text-14">
        <SeenFrom from={offer.shown_from} /> Until then it can be withdrawn without a trace for them.
      </p>
    );
  if (isAnswerable && offer.answerable_until)
    return (
      <p className="mt-2 text-14">
        The claimant sees this until {formatClockTime(new Date(offer.answerable_until))}, and can still answer
        it; then they see the newer offer.
      </p>
    );
  return null;
}
