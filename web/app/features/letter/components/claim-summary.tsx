import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
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

type ClaimSummaryProps = {
  form: ClaimFormInput;
  /** Undefined while the draft is loading. */
  facts: FactsInput | undefined;
  documents: readonly ClaimDocument[] | undefined;
};

/** Folded: the claimant reviewed these answers on the last step of the wizard. */
export function ClaimSummary({ form, facts, documents }: ClaimSummaryProps) {
  const titleId = useId();
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <details className="group/summary">
          <summary className="flex list-none items-center gap-3 px-5 py-[18px] lg:px-6 [&::-webkit-details-marker]:hidden">
            <span id={titleId} className="flex-1 font-strong">
              Claim summary
            </span>
            <span className="font-serif text-[1.375rem] leading-none font-medium wrap-anywhere tabular-nums lining-nums">
              {amountWords(form.amount)}
            </span>
            <Icon name="chevron-down" className="transition-transform group-open/summary:rotate-180" />
          </summary>
          <DescriptionList
            facts={summaryFacts({ form, facts, documents })}
            className="px-5 pt-0.5 pb-3 lg:px-6"
          />
        </details>
      </section>
    </Card>
  );
}

function summaryFacts({ form, facts, documents }: ClaimSummaryProps): Fact[] {
  return [
    { term: 'Issue type', detail: form.issueType },
    { term: 'Jurisdiction', detail: form.jurisdiction },
    { term: 'Incident date', detail: facts ? incidentDateWords(form, facts) : <None>Loading…</None> },
    { term: 'Police incident number', detail: form.policeIncidentNumber || <None>None given</None> },
    partyFact('Claimant', claimantSummary(form, facts)),
    partyFact('Defendant', defendantSummary(form)),
    {
      term: 'Documents',
      detail: documents && facts ? <Documents documents={documents} facts={facts} /> : <None>Loading…</None>,
    },
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

function Documents({ documents, facts }: { documents: readonly ClaimDocument[]; facts: FactsInput }) {
  const keptBack = new Set(facts.evidence.filter(isKeptBack).map(({ file }) => file));
  if (documents.length === 0) return <None>None added</None>;
  return (
    <ul>
      {documents.map(({ id, file_name, file_size }) => (
        <li key={id} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-1.5 py-[3px] text-15 leading-[1.4]">
          <Icon name="paperclip" className="mt-[0.2em] size-[1.05em] text-ink-3" />
          <span>
            {file_name}
            <span className="block text-14 font-normal text-ink-2">
              {formatMegabytes(file_size)}
              {keptBack.has(id) ? '. Kept back' : null}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function None({ children }: { children: string }) {
  return <span className="font-normal text-ink-2">{children}</span>;
}
