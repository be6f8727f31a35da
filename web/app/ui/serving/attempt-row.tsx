import {
  doneLine,
  methodWords,
  outcomeLines,
  type WhoReads,
} from '@plainclaim/domain/letters/serving/attempt-words';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icon.tsx';
import type { ClaimDocument, LetterAttempt } from '../../lib/claims-api.ts';
import { cn } from '../cn.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { ProofButton } from './proof-button.tsx';

export type AttemptRowProps = {
  attempt: LetterAttempt;
  number: number;
  reader: WhoReads;
  proof: ClaimDocument | undefined;
  onOpenProof: (document: ClaimDocument) => Promise<void>;
  /** What its reader may still do with the attempt. */
  actions?: ((attempt: LetterAttempt) => ReactNode) | undefined;
};

const icons: Readonly<Record<LetterAttempt['method'], IconName>> = {
  email: 'mail',
  'first-class-post': 'post',
  'left-at-address': 'building',
  'by-hand': 'hand',
  portal: 'link',
};

export function AttemptRow({ attempt, number, reader, proof, onOpenProof, actions }: AttemptRowProps) {
  const { method, outcome, address } = attempt;
  const hasFailed = outcome === 'failed' || outcome === 'returned';
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[40px_minmax(0,1fr)_172px]">
      <span
        className={cn(
          'grid size-10 place-items-center rounded-full',
          outcome === 'opened' && 'bg-good-soft text-good',
          hasFailed && 'bg-danger-soft text-danger',
          (outcome === 'sent' || outcome === 'queued') && 'bg-well text-ink-2',
        )}
      >
        <Icon name={method === 'email' && hasFailed ? 'mail-x' : icons[method]} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-strong">
          <span className="mr-1.5 font-normal text-ink-2 tabular-nums">{number}</span>
          {methodWords[method]}
        </p>
        <p className="text-14 text-ink-2 wrap-anywhere">
          {address === '' ? 'Address erased' : `To ${address}`}
        </p>
        <p className="text-14 text-ink-2 tabular-nums">
          {doneLine({ method, doneAt: new Date(attempt.done_at), doneBy: attempt.done_by }, reader)}
        </p>
        {attempt.is_backfilled ? (
          <p className="text-14 text-ink-2">Worked out from our mail log: it is older than this list.</p>
        ) : null}
        {proof ? <ProofButton proof={proof} onOpen={onOpenProof} /> : null}
        {attempt.is_replaced ? (
          <p className="mt-1 max-w-[56ch] text-15">
            This letter, dated {formatLongDate(toIsoDate(attempt.letter_dated_on))}, was never received.
            Another one replaced it.
          </p>
        ) : null}
        {linesOf(attempt).map((line) => (
          <p key={line} className="mt-1 max-w-[56ch] text-15 wrap-anywhere">
            {line}
          </p>
        ))}
        {actions?.(attempt)}
      </div>
      <div className="max-sm:col-start-2">
        <OutcomeBadge method={method} outcome={outcome} />
        <Receipt attempt={attempt} />
      </div>
    </li>
  );
}

const linesOf = ({ method, outcomes }: LetterAttempt): readonly string[] =>
  outcomeLines({
    method,
    outcomes: outcomes.map(({ outcome, at, note }) => ({ outcome, at: new Date(at), note })),
  });

function Receipt({ attempt: { outcome, usual_receipt: day } }: { attempt: LetterAttempt }) {
  if (outcome === 'failed' || outcome === 'returned')
    return <p className="mt-1.5 text-14 text-ink-2">Counts as not received</p>;
  if (day === null) return null;
  return (
    <p className="mt-1.5 text-14 text-ink-2">
      Usual day of receipt{' '}
      <span className="block font-serif text-16 text-ink tabular-nums">{formatLongDate(toIsoDate(day))}</span>
    </p>
  );
}
