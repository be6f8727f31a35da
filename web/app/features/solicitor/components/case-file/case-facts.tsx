import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { reasonToSolicitor } from '@plainclaim/domain/solicitors/match-reason';
import type { ReactNode } from 'react';
import { incidentWhen } from '../../../../lib/incident-when.ts';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { SideCard } from '../../../../ui/display/side-card.tsx';
import type { CaseFile } from '../../api/solicitor-api.ts';

export function CaseFacts({ caseFile }: { caseFile: CaseFile }) {
  const { claim, referral } = caseFile;
  const day = (moment: string | null, otherwise: string) =>
    moment === null ? otherwise : formatLongDate(new Date(moment));
  return (
    <>
      <SideCard title="Parties">
        <DescriptionList
          facts={[
            {
              // Before the solicitor accepts, the claimant is not yet their client.
              term: referral.status === 'pending' ? 'Claimant' : 'Claimant, your client',
              detail: claim.plaintiff_name,
              more: lines(
                claim.plaintiff_email,
                claim.plaintiff_address,
                claim.plaintiff_postcode,
                claim.plaintiff_date_of_birth &&
                  `Born ${formatLongDate(toIsoDate(claim.plaintiff_date_of_birth))}`,
              ),
            },
            {
              term: 'Defendant',
              detail: claim.defendant_name,
              more: lines(
                claim.defendant_contact_person && `Contact: ${claim.defendant_contact_person}`,
                claim.defendant_email_unknown ? 'Email address unknown' : claim.defendant_email,
                claim.defendant_address,
              ),
            },
          ]}
        />
      </SideCard>
      <SideCard title="Details">
        <DescriptionList
          facts={[
            { term: 'Jurisdiction', detail: claim.jurisdiction },
            { term: 'Incident date', detail: incidentWhen(caseFile) },
            { term: 'Claim submitted', detail: day(claim.created_at, '') },
            { term: 'Letter sent', detail: day(claim.letter_sent_at, 'Not yet') },
            {
              term: claim.reply_received_at ? 'Reply received' : 'Response deadline',
              detail: day(claim.response_deadline, 'None yet'),
            },
            ...(claim.police_incident_number
              ? [{ term: 'Police incident number', detail: claim.police_incident_number }]
              : []),
            { term: 'Date received', detail: formatDateTime(new Date(referral.date_received)) },
            { term: 'Claim ID', detail: <span className="tabular-nums">{claim.id}</span> },
          ]}
        />
      </SideCard>
      {/* While the solicitor is asked, the reason stands beside the question. */}
      {referral.status === 'pending' ? null : (
        <SideCard title="Why you">
          <p className="text-15">{reasonToSolicitor(referral.match_reason)}</p>
        </SideCard>
      )}
    </>
  );
}

function lines(...words: (string | null)[]): ReactNode {
  return words
    .filter((line) => line !== null && line !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
}
