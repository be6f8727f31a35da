import { formatDayAndTime, formatLongDate } from '../../shared/dates.ts';
import type { MethodByPerson, ServedBy, ServiceMethod, ServiceOutcomeKind } from './service-record.ts';

export const methodWords: Readonly<Record<ServiceMethod, string>> = {
  email: 'E-mail',
  'first-class-post': 'First class post',
  'left-at-address': 'Left at the address',
  'by-hand': 'Handed over',
  portal: 'Reply page',
};

/** How a person says that they did it. */
export const doneWords: Readonly<Record<MethodByPerson, { readonly label: string; readonly note: string }>> =
  {
    'first-class-post': { label: 'I posted it', note: 'First class' },
    'left-at-address': { label: 'I left it there', note: 'Through the letterbox, or at the desk' },
    'by-hand': { label: 'I handed it over', note: 'To them, or to someone who works for them' },
  };

export const outcomeWords: Readonly<Record<ServiceOutcomeKind, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  opened: 'Opened',
  returned: 'Returned',
};

type Attempt = {
  readonly method: ServiceMethod;
  readonly address: string;
  readonly doneAt: Date;
  readonly doneBy: ServedBy;
  readonly outcomes: readonly {
    readonly outcome: ServiceOutcomeKind;
    readonly at: Date;
    readonly note: string | null;
  }[];
};

/** The note on a copy that reached another person than the other side, who denied. */
export const reachedSomeoneElse = 'reached someone else';

export type WhoReads = 'claimant' | 'others';

/** Of post only the day is known. */
const whenDone = ({ method, doneAt }: Pick<Attempt, 'method' | 'doneAt'>): string =>
  method === 'first-class-post' ? formatLongDate(doneAt) : formatDayAndTime(doneAt);

function byWhom({ doneBy }: Pick<Attempt, 'doneBy'>, reader: WhoReads): string {
  if (doneBy === 'system') return 'by Plainclaim';
  if (doneBy === 'admin') return 'recorded by our team';
  return reader === 'claimant' ? 'by you' : 'by the claimant';
}

/** When it was done and by whom: '18 November 2026 at 10:12, by Plainclaim'. */
export const doneLine = (attempt: Omit<Attempt, 'address' | 'outcomes'>, reader: WhoReads): string =>
  `${whenDone(attempt)}, ${byWhom(attempt, reader)}`;

/** What became of it after it was done, oldest first, a sentence each. */
export function outcomeLines({ method, outcomes }: Pick<Attempt, 'method' | 'outcomes'>): readonly string[] {
  return outcomes.flatMap(({ outcome, at, note }) => {
    const because = note === null ? '' : `: ${note.replace(/\.$/, '')}`;
    if (outcome === 'opened') return [`Opened ${formatDayAndTime(at)}.`];
    if (outcome === 'returned' && note === reachedSomeoneElse)
      return [`Reached someone else, who denied it: told on ${formatLongDate(at)}.`];
    if (outcome === 'returned')
      return [`Came back on ${formatLongDate(at)}${note === null ? '' : `, marked “${note}”`}.`];
    if (outcome === 'queued') return [`Tried again from ${formatDayAndTime(at)}.`];
    if (outcome === 'failed')
      return [method === 'email' ? `Not delivered${because}.` : capital(note ?? 'Failed')];
    return [];
  });
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
