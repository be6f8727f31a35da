import type { Draft, DraftLetter } from '../../../lib/claims-api.ts';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { claimantSummary, defendantSummary } from '../summary-facts.ts';
import type { Parcel } from '../what-goes.ts';

type SendRecipientProps = { draft: Draft; letter: DraftLetter; parcel: Parcel };

/** Who gets the letter and how, by when they are asked to reply, and what they see of the claimant. */
export function SendRecipient({ draft: { form, facts }, letter, parcel }: SendRecipientProps) {
  const { name, address, contact } = defendantSummary(form);
  return (
    <SideCard title="To the other side">
      <DescriptionList
        wide
        facts={[
          { term: 'To', detail: name, more: contact && `Contact: ${contact}` },
          form.defendantEmailUnknown
            ? {
                term: 'By e-mail',
                detail: 'No e-mail address is known',
                more: 'Our team is told, and finds another way to deliver your letter, such as by post.',
              }
            : { term: 'By e-mail', detail: form.defendantEmail, more: 'It leaves within a minute or two.' },
          {
            term: 'Postal address',
            detail: address,
            more: 'It stands on the letter, as you gave it.',
          },
          {
            term: 'Reply by',
            detail: letter.response_deadline,
            more: `${letter.deadline_days} days from the date of the letter`,
          },
          {
            term: 'They see of you',
            detail: claimantSummary(form, facts).name,
            more: (
              <>
                <span className="block">{parcel.shownAddress}</span>
                {parcel.isOwnAddress ? null : <span className="block">Your own address is not shown.</span>}
              </>
            ),
          },
        ]}
      />
    </SideCard>
  );
}
