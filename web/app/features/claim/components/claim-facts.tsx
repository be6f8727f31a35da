import { courtInterestWords } from '@plainclaim/domain/claims/court-interest';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { useLaw } from '../../../lib/use-law.ts';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { claimedNow, claimValue, interestFreeDaysOf } from '../claim-value.ts';

export function PartiesCard({ claim, facts }: Pick<ClaimDetails, 'claim' | 'facts'>) {
  const contact = claim.defendant_type === 'company' ? claim.defendant_contact_person : '';
  return (
    <SideCard title="Parties">
      <DescriptionList
        facts={[
          {
            term: 'Claimant',
            detail: claim.plaintiff_name,
            more: lines(
              facts?.signedBy ? `Signed by ${facts.signedBy}` : '',
              claim.plaintiff_address,
              claim.plaintiff_postcode,
            ),
          },
          ...(facts?.lettersTo
            ? [
                {
                  term: 'Address they see',
                  detail: `${facts.lettersTo.address}, ${facts.lettersTo.postcode}`,
                  more: 'The letter does not show the claimant’s own address',
                },
              ]
            : []),
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

export function DetailsCard({ details, now }: { details: ClaimDetails; now: Date }) {
  const { claim } = details;
  const interest = useInterest(details, now);
  return (
    <SideCard title="Details">
      <DescriptionList
        facts={[
          {
            term: 'Amount',
            detail: <span className="amt">{formatGbp(penceFromPounds(claim.amount))}</span>,
          },
          ...(interest
            ? [{ term: 'Interest to today', detail: interest.sum ?? 'Not known', more: interest.words }]
            : []),
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

/** What the letter of an open claim claims as interest, else what a court could add. */
function useInterest(details: ClaimDetails, now: Date) {
  const law = useLaw();
  const { claim } = details;
  if (!isOpen(claim.status)) return undefined;
  const claimed = claimedNow(details, now, law);
  if (claimed) return { sum: claimed.told, words: claimed.words };
  const value = { ...claimValue(claim), interestFree: interestFreeDaysOf(details) };
  return courtInterestWords(value, londonDateOf(now), law);
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
