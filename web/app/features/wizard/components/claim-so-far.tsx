import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { isOneSum } from '@plainclaim/domain/claims/facts/input/amount-field';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/icon.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { fileCountWords } from '../../../ui/forms/file-drop.tsx';
import { answerWords, incidentWords } from '../claim-words.ts';
import type { EvidenceRow } from '../evidence-rows.ts';
import { typedMoney } from '../facts-words.ts';
import { nameOr } from '../review-facts.tsx';
import { sumName } from './facts/sum-rows.ts';

type ClaimSoFarProps = {
  form: ClaimFormInput;
  facts: FactsInput;
  rows: readonly EvidenceRow[];
  isSaved: boolean;
};

/** A summary of the answers so far, beside the form on wide screens. */
export function ClaimSoFar({ form, facts, rows, isSaved }: ClaimSoFarProps) {
  return (
    <Aside title="Your claim so far" isSaved={isSaved}>
      <dl className="mt-2">
        <SoFar term="Against">{nameOr(form, null)}</SoFar>
        <SoFar term="About">{words(form, 'issueType')}</SoFar>
        <SoFar term="Amount">
          {(words(form, 'amount') || !isOneSum(facts)) && <AmountSoFar form={form} facts={facts} />}
        </SoFar>
        <SoFar term="Jurisdiction">{words(form, 'jurisdiction')}</SoFar>
        <SoFar term="Incident date">{incidentWords({ form, facts })}</SoFar>
        {facts.timeline.length > 1 && <SoFar term="Dates">{facts.timeline.length} told</SoFar>}
        <SoFar term="Evidence">{fileCountWords(rows)}</SoFar>
      </dl>
      {form.issueType !== '' && (
        <AsideNote icon="clock">
          They will have <b>{responseDays(form.issueType, form.jurisdiction)} days</b> to reply once the
          letter is sent.
        </AsideNote>
      )}
    </Aside>
  );
}

/** The steps after submission, beside the review. */
export function WhatComesNext({ isSaved }: { isSaved: boolean }) {
  return (
    <Aside title="What comes next" isSaved={isSaved}>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 text-15/[1.45] text-ink-2">
        <li>We write your Letter Before Action from these answers.</li>
        <li>You read it, and change whatever you like.</li>
        <li>It goes to the other side only when you press Submit Claim.</li>
      </ol>
      <AsideNote icon="lock">Nothing is sent before that, and the letter is free.</AsideNote>
    </Aside>
  );
}

/** The amount and, of several sums, what it is made up of. */
function AmountSoFar({ form, facts }: Pick<ClaimSoFarProps, 'form' | 'facts'>) {
  const amount = words(form, 'amount');
  return (
    <>
      {amount && <span className="amt">{amount}</span>}
      {!isOneSum(facts) && <MadeUpOf facts={facts} />}
    </>
  );
}

function MadeUpOf({ facts }: { facts: FactsInput }) {
  const sums = [
    ...facts.rows.map((row, at) => ({ amount: typedMoney(row.amount), name: sumName(row, at) })),
    ...facts.credits.map(({ amount, what }) => ({
      amount: `−${typedMoney(amount)}`,
      name: what.trim() || 'Paid or given back',
    })),
  ];
  return (
    <ul className="mt-0.5 grid gap-0.5 text-14/[1.4] font-normal text-ink-2">
      {sums.map(({ amount, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sums may say the same
        <li key={at} className="line-clamp-2">
          {amount} {name}
        </li>
      ))}
    </ul>
  );
}

const words = answerWords;

type AsideProps = {
  title: string;
  /** Whether the answers are there after the page is closed. */
  isSaved: boolean;
  children: ReactNode;
};

function Aside({ title, isSaved, children }: AsideProps) {
  return (
    <aside className="sticky top-6 max-lg:hidden" aria-label={title}>
      <Card className="p-6">
        <h2 className="font-sans text-16/[1.3] font-strong tracking-normal">{title}</h2>
        {children}
      </Card>
      {isSaved ? (
        <p className="mt-4 text-14 text-ink-2">
          Close this page whenever you like. Your answers wait for you on your dashboard.
        </p>
      ) : null}
    </aside>
  );
}

function SoFar({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 border-t border-line py-[9px] first:border-t-0">
      <dt className="text-15 text-ink-2">{term}</dt>
      <dd className="font-semibold wrap-anywhere">
        {children || <span className="font-normal text-ink-2">Not given yet</span>}
      </dd>
    </div>
  );
}

function AsideNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-3.5 flex gap-2.5 rounded-lg bg-brand-soft px-3.5 py-3 text-15/[1.45]">
      <Icon name={icon} className="size-5 shrink-0 text-brand" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
