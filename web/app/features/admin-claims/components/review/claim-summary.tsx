import { formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useId, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { incidentWhen } from '../../../../lib/incident-when.ts';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import type { Review } from '../../api/admin-api.ts';
import { Panel } from './panel.tsx';

export function ClaimSummary({ review }: { review: Pick<Review, 'claim' | 'timeline'> }) {
  const { claim } = review;
  const contact = claim.defendant_type === 'company' ? claim.defendant_contact_person : '';
  return (
    <Panel serif title="Claim summary">
      <DescriptionList
        wide
        className="mt-3"
        facts={[
          {
            term: 'Plaintiff',
            detail: claim.plaintiff_name,
            more: lines(`${claim.plaintiff_address}, ${claim.plaintiff_postcode}`, claim.plaintiff_email),
          },
          {
            term: 'Defendant',
            detail: claim.defendant_name,
            more: lines(
              contact && `Contact: ${contact}`,
              claim.defendant_address,
              claim.defendant_email_unknown ? 'E-mail address unknown' : claim.defendant_email,
            ),
          },
          { term: 'Amount', detail: <Money pence={penceFromPounds(claim.amount)} /> },
          { term: 'Issue type', detail: claim.issue_type },
          { term: 'Jurisdiction', detail: claim.jurisdiction },
          { term: 'Incident date', detail: incidentWhen(review, formatMonthDayYear) },
          ...(claim.police_incident_number
            ? [{ term: 'Police incident number', detail: claim.police_incident_number }]
            : []),
        ]}
      />
      <LetterOrDescription claim={claim} />
    </Panel>
  );
}

function LetterOrDescription({ claim }: { claim: Review['claim'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  const letter = claim.generated_letter_content;
  const name = letter === null ? 'description' : 'letter';
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-sans text-15 font-normal tracking-[0] text-ink-2">
        {letter === null ? 'Description (LBA pending)' : 'Letter'}
      </h3>
      <p
        id={textId}
        className={cn(
          'mt-2 max-w-[68ch] leading-[1.6] wrap-anywhere whitespace-pre-wrap',
          !isOpen && 'line-clamp-6',
        )}
      >
        {letter ?? claim.description}
      </p>
      <div className="mt-2 -ml-3.5 flex flex-wrap items-center gap-x-4">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? `Fold the ${name}` : `Read the whole ${name}`}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </Button>
        <TextLink to={`/claim/${claim.id}`} className="px-3.5 py-2 text-15">
          Open the claim’s own page
        </TextLink>
      </div>
    </div>
  );
}

function lines(...words: string[]) {
  return words
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
}
