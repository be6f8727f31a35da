import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { ClaimDocument } from '../../../lib/claims-api.ts';
import { Card } from '../../../ui/display/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/display/description-list.tsx';
import {
  amountWords,
  claimantSummary,
  defendantSummary,
  incidentDateWords,
  type PartySummary,
} from '../summary-facts.ts';

type ClaimSummaryProps = { form: ClaimFormInput; documents: readonly ClaimDocument[] | undefined };

/** Beside the letter where there is room; folded above it on a phone. */
export function ClaimSummary({ form, documents }: ClaimSummaryProps) {
  const titleId = useId();
  const facts = summaryFacts(form, documents);
  const amount = amountWords(form.amount);
  return (
    <Card>
      <section aria-labelledby={titleId} className="hidden lg:block">
        <div className="border-b border-line px-6 py-[22px]">
          <h2 id={titleId} className="font-sans text-16 leading-[1.3] font-strong tracking-[0]">
            Claim summary
          </h2>
          <p className="mt-3 font-serif text-[2.5rem] leading-none font-medium tracking-[-0.025em] wrap-anywhere tabular-nums lining-nums">
            {amount}
          </p>
        </div>
        <DescriptionList facts={facts} className="px-6 pt-1.5 pb-3.5" />
      </section>
      <details className="group/summary lg:hidden">
        <summary className="flex list-none items-center gap-3 px-5 py-[18px] [&::-webkit-details-marker]:hidden">
          <span className="flex-1 font-strong">Claim summary</span>
          <span className="font-serif text-[1.375rem] leading-none font-medium tabular-nums lining-nums">
            {amount}
          </span>
          <Icon name="chevron-down" className="transition-transform group-open/summary:rotate-180" />
        </summary>
        <DescriptionList facts={facts} className="px-5 pt-0.5 pb-3" />
      </details>
    </Card>
  );
}

function summaryFacts(form: ClaimFormInput, documents: readonly ClaimDocument[] | undefined): Fact[] {
  return [
    { term: 'Issue type', detail: form.issueType },
    { term: 'Jurisdiction', detail: form.jurisdiction },
    { term: 'Incident date', detail: incidentDateWords(form.incidentDate) },
    { term: 'Police incident number', detail: form.policeIncidentNumber || <None>None given</None> },
    partyFact('Claimant', claimantSummary(form)),
    partyFact('Defendant', defendantSummary(form)),
    { term: 'Documents', detail: documents ? <Documents documents={documents} /> : <None>Loading…</None> },
  ];
}

function partyFact(term: string, { name, lines }: PartySummary): Fact {
  return {
    term,
    detail: name,
    more: lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    )),
  };
}

function Documents({ documents }: { documents: readonly ClaimDocument[] }) {
  if (documents.length === 0) return <None>None added</None>;
  return (
    <ul>
      {documents.map(({ id, file_name, file_size }) => (
        <li key={id} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-1.5 py-[3px] text-15 leading-[1.4]">
          <Icon name="paperclip" className="mt-[0.2em] size-[1.05em] text-ink-3" />
          <span>
            {file_name}
            <span className="block text-14 font-normal text-ink-2">{formatMegabytes(file_size)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function None({ children }: { children: string }) {
  return <span className="font-normal text-ink-2">{children}</span>;
}
