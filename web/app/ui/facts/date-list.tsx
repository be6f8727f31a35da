import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { chronology } from '@plainclaim/domain/claims/facts/chronology';
import { EvidenceNumbers } from './evidence-numbers.tsx';

/** What happened when, the oldest first. */
export function DateList({ facts }: { facts: Pick<FactsContent, 'timeline' | 'evidence'> }) {
  return (
    <ol className="grid">
      {chronology(facts).map(({ when, what, isMain, evidence }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may share a day and its words
          key={at}
          className="grid gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[minmax(96px,34%)_minmax(0,1fr)]"
        >
          <span className="text-15 text-ink-2">{when}</span>
          <span className="wrap-anywhere">
            {what} <EvidenceNumbers numbers={evidence} />
            {isMain ? <span className="block text-14 text-ink-2">The day it went wrong</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
