import { hasDeadlinePassed } from '@plainclaim/domain/claims/deadline';
import { whenWords } from '@plainclaim/domain/claims/facts/chronology';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { daysBetween, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { IconName } from '../../art/icon.tsx';
import type { ClaimDetails } from '../../lib/claims-api.ts';
import type { TimelineItem } from '../../ui/display/timeline.tsx';

type Entry = ClaimDetails['timeline'][number];

const icons: Record<Entry['kind'], IconName> = {
  incident: 'flag',
  submitted: 'file',
  'letter-sent': 'send',
  'response-deadline': 'calendar',
};

/** Past, current and future steps of a claim, each with its day in the form in which letters write it. */
export function timelineItems(
  { timeline, claim, hold }: Pick<ClaimDetails, 'timeline' | 'claim' | 'hold'>,
  now: Date,
): TimelineItem[] {
  const items = timeline.map((entry) => itemOf(entry, claim, hold !== null, now));
  const waiting = hold ? pausedItem(hold) : waitingItem(claim, now);
  const deadlineAt = timeline.findIndex(({ kind }) => kind === 'response-deadline');
  if (waiting && deadlineAt >= 0) items.splice(deadlineAt, 0, waiting);
  const end = endItem(claim.status);
  return end ? [...items, end] : items;
}

function itemOf(
  { kind, at, label, exact }: Entry,
  { status, reply_received_at: replyAt }: ClaimDetails['claim'],
  isPaused: boolean,
  now: Date,
): TimelineItem {
  const item = { id: kind, title: label, icon: icons[kind] };
  if (at === null) return { ...item, state: 'next', when: 'Not yet' };
  if (kind === 'incident') {
    const when = whenWords({ on: toIsoDate(at), exact: exact ?? true });
    return { ...item, state: 'past', when };
  }
  const moment = new Date(at);
  if (kind !== 'response-deadline') return { ...item, state: 'past', when: formatLongDate(moment) };
  // A reply ends the waiting: the claim's deadline is then the moment it came.
  if (replyAt)
    return { ...item, icon: 'reply', title: 'Reply received', when: formatLongDate(moment), state: 'past' };
  // The pause makes it later by as long, which is known once the pause is over.
  if (isPaused && status === 'pending')
    return {
      ...item,
      when: `${formatLongDate(moment)}, and as much later as the claim is paused`,
      state: 'next',
    };
  const passed = hasDeadlinePassed(moment, now);
  return {
    ...item,
    when: formatLongDate(moment),
    state: passed || !isOpen(status) ? 'past' : 'next',
    bad: passed && status === 'pending',
  };
}

const pausedItem = ({ from }: NonNullable<ClaimDetails['hold']>): TimelineItem => ({
  id: 'paused',
  state: 'now',
  icon: 'clock',
  title: 'Paused',
  when: `Since ${formatLongDate(toIsoDate(from))}`,
});

function waitingItem(claim: ClaimDetails['claim'], now: Date): TimelineItem | undefined {
  const { status, letter_sent_at: sentAt, response_deadline: deadline } = claim;
  if (status !== 'pending' || !sentAt || !deadline || hasDeadlinePassed(new Date(deadline), now))
    return undefined;
  const days = daysBetween(londonDateOf(new Date(sentAt)), londonDateOf(now));
  const since =
    days === 0 ? 'The letter went out today' : `${days} ${days === 1 ? 'day' : 'days'} since the letter`;
  return { id: 'waiting', state: 'now', icon: 'clock', title: 'Waiting for a reply', when: since };
}

function endItem(status: ClaimDetails['claim']['status']): TimelineItem | undefined {
  if (isOpen(status)) return undefined;
  return status === 'resolved'
    ? { id: 'end', state: 'past', icon: 'circle-check', title: 'Claim resolved' }
    : { id: 'end', state: 'past', bad: true, icon: 'circle-x', title: 'Claim cancelled' };
}
