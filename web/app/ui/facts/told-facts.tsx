import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { chronology } from '@plainclaim/domain/claims/facts/chronology';
import { evidenceList } from '@plainclaim/domain/claims/facts/evidence-list';
import type { InterestDays } from '@plainclaim/domain/claims/facts/interest/interest-of-facts';
import { explainInterest } from '@plainclaim/domain/claims/facts/interest/interest-words';
import { evidenceKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { agreedPart } from '@plainclaim/domain/letters/composition/agreed-part';
import { printedFacts } from '@plainclaim/domain/letters/composition/printed-facts';
import { saysWhatHappened } from '@plainclaim/domain/letters/composition/words-of-our-own';
import { type ReactNode, useId } from 'react';
import { useLaw } from '../../lib/use-law.ts';
import { DateList } from './date-list.tsx';
import { SumList } from './sum-list.tsx';

/** Everything a claim tells in rows, in the words that its letter prints, and the evidence that the letter does not list. */
export function ToldFacts({ facts: told, days }: { facts: FactsContent; days: InterestDays }) {
  const facts = printedFacts(told);
  const sent = evidenceList(facts);
  const keptBack = evidenceKeptBack(facts);
  return (
    <div className="grid gap-6">
      <Agreed facts={facts} />
      <Part title="The sum">
        <SumList facts={facts} />
        <InterestWords facts={facts} days={days} />
      </Part>
      {saysWhatHappened(chronology(facts)) ? (
        <Part title="What happened when">
          <DateList facts={facts} />
        </Part>
      ) : null}
      {facts.triedToSettle ? <Part title="What has been tried">{facts.triedToSettle}</Part> : null}
      {sent.length > 0 ? (
        <Part title="Evidence">
          <ol className="grid list-decimal gap-1 pl-6">
            {sent.map(({ no, what, file }) => (
              <li key={no} className="wrap-anywhere">
                {what}
                {file === null ? <span className="text-ink-2"> (to follow)</span> : null}
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {keptBack.length > 0 ? (
        <Part title="Evidence kept back">
          <ul className="grid list-disc gap-1 pl-6">
            {keptBack.map(({ id, what }) => (
              <li key={id} className="wrap-anywhere">
                {what}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </div>
  );
}

const agreedWords = {
  written: 'Agreed in writing',
  spoken: 'Agreed by word of mouth',
  'no-agreement': 'No agreement',
} as const;

function Agreed({ facts }: { facts: FactsContent }) {
  const agreed = agreedPart(facts);
  if (!agreed) return null;
  const { kind, madeOn, where, words, broken } = agreed;
  return (
    <Part title="What was agreed">
      <p className="font-semibold">{[agreedWords[kind], madeOn, where].filter(Boolean).join(', ')}</p>
      {words ? <p className="mt-1 whitespace-pre-line">{words}</p> : null}
      {broken ? <p className="mt-1 whitespace-pre-line">{broken}</p> : null}
    </Part>
  );
}

function InterestWords({ facts, days }: { facts: FactsContent; days: InterestDays }) {
  const explained = explainInterest(facts, days, useLaw());
  if (!explained) return null;
  return <p className="mt-2 text-15/[1.5] text-ink-2">{[explained.basis, ...explained.steps].join(' ')}</p>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 text-20">
        {title}
      </h3>
      <div className="wrap-anywhere">{children}</div>
    </section>
  );
}
