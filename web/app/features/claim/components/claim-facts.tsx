import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import type { Claim } from '../../../lib/claims-api.ts';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { SideCard } from './side-card.tsx';

export function PartiesCard({ claim }: { claim: Claim }) {
  const contact = claim.defendant_type === 'company' ? claim.defendant_contact_person : '';
  return (
    <SideCard title="Parties">
      <DescriptionList
        facts={[
          {
            term: 'Claimant',
            detail: claim.plaintiff_name,
            more: lines(claim.plaintiff_address, claim.plaintiff_postcode),
          },
          {
            term: 'Defendant',
            detail: claim.defendant_name,
            more: lines(
              contact && `Contact: ${contact}`,
              claim.defendant_email_unknown ? 'Email address unknown' : claim.defendant_email,
              claim.defendant_address,
            ),
          },
        ]}
      />
    </SideCard>
  );
}

export function DetailsCard({ claim }: { claim: Claim }) {
  return (
    <SideCard title="Details">
      <DescriptionList
        facts={[
          {
            term: 'Amount',
            detail: <span className="amt">{formatGbp(penceFromPounds(claim.amount))}</span>,
          },
          { term: 'Issue type', detail: claim.issue_type },
          { term: 'Jurisdiction', detail: claim.jurisdiction },
          ...(claim.police_incident_number
            ? [{ term: 'Police incident number', detail: claim.police_incident_number }]
            : []),
        ]}
      />
    </SideCard>
  );
}

function lines(...words: string[]): ReactNode {
  return words
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
}
