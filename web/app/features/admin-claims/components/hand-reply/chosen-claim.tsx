import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { Button } from '../../../../ui/button.tsx';
import { ClaimStatusBadge } from '../../../../ui/display/badge.tsx';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import type { AdminClaim } from '../../api/admin-api.ts';

type ChosenClaimProps = { claim: AdminClaim; onChooseAnother: () => void };

/** The claim that a reply will be filed to, before it is. */
export function ChosenClaim({ claim, onChooseAnother }: ChosenClaimProps) {
  return (
    <section aria-label="The claim it will be filed to" className="mt-2.5 rounded-lg border border-line p-4">
      <DescriptionList
        wide
        facts={[
          { term: 'Claimant', detail: claim.plaintiff_name, more: claim.plaintiff_email },
          {
            term: 'Defendant',
            detail: claim.defendant_name,
            more: claim.defendant_email || 'E-mail unknown',
          },
          { term: 'Amount', detail: <Money pence={penceFromPounds(claim.amount)} /> },
          { term: 'Status', detail: <ClaimStatusBadge status={claim.status} /> },
          {
            term: 'Submitted',
            detail: formatLongDate(new Date(claim.created_at)),
            more: `${claim.short_reference}, claim ID ${claim.id}`,
          },
        ]}
      />
      <Button variant="secondary" size="sm" className="mt-3" onClick={onChooseAnother}>
        Choose another claim
      </Button>
    </section>
  );
}
