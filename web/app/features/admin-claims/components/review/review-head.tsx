import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { Link } from 'react-router';
import { Icon } from '../../../../art/icon.tsx';
import { ClaimStatusBadge } from '../../../../ui/display/badge.tsx';
import { ClaimNames } from '../../../../ui/display/claim-names.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import type { Review } from '../../api/admin-api.ts';
import { DisputeBadge } from '../dispute-badge.tsx';

export function ReviewHead({ claim, disputed_at }: Pick<Review, 'claim' | 'disputed_at'>) {
  return (
    <>
      <Link to="/admin/dashboard" className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to admin dashboard
      </Link>
      <div className="mt-3.5 grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <h1 className="wrap-anywhere">
          {claim.plaintiff_name} v {claim.defendant_name}
        </h1>
        <p className="md:row-span-2">
          <Money pence={penceFromPounds(claim.amount)} size="page" />
        </p>
        <div className="flex flex-wrap items-center gap-x-[18px] gap-y-2 text-15 text-ink-2">
          <ClaimStatusBadge status={claim.status} />
          <DisputeBadge since={disputed_at} />
          <span>{claim.issue_type}</span>
          <span>{claim.jurisdiction}</span>
          <ClaimNames claim={claim} />
        </div>
      </div>
    </>
  );
}
