import { formatDateTime, formatLongDate, formatMonthDayYear } from '@plainclaim/domain/shared/dates';
import { incidentWhen } from '../../lib/incident-when.ts';
import type { TimelineItem } from '../../ui/display/timeline.tsx';
import type { Review } from './api/admin-api.ts';

/** The five key dates of a claim; those without a date are left out. */
export function reviewTimeline(review: Review, now: Date): TimelineItem[] {
  const { claim, responses, history } = review;
  const reply = responses.find(({ is_reply }) => is_reply);
  const { letter_sent_at: sentAt, response_deadline: deadline } = claim;
  return [
    {
      id: 'incident',
      state: 'past',
      icon: 'flag',
      title: 'Incident date',
      when: incidentWhen(review, formatMonthDayYear),
    },
    {
      id: 'submitted',
      state: 'past',
      icon: 'file',
      title: 'Claim submitted',
      when: formatDateTime(new Date(claim.created_at)),
    },
    ...(sentAt ? [moment('sent', 'send', 'Letter sent', sentAt)] : []),
    ...(reply
      ? [{ ...moment('reply', 'reply', 'Response received', reply.created_at), ...dayOf(reply) }]
      : []),
    ...(deadline
      ? [
          {
            id: 'deadline',
            icon: 'calendar' as const,
            title: 'Response deadline',
            when: deadlineWords(new Date(deadline), history),
            state: reply || new Date(deadline) <= now ? ('past' as const) : ('next' as const),
          },
        ]
      : []),
  ];
}

function moment(id: string, icon: 'send' | 'reply', title: string, at: string): TimelineItem {
  return { id, state: 'past', icon, title, when: formatDateTime(new Date(at)) };
}

/** What did not come by e-mail came on the day that was written down with it, as the claimant reads it. */
const dayOf = ({ received_on: day }: Review['responses'][number]) =>
  day ? { when: formatLongDate(new Date(day)) } : {};

/** A reply replaces the deadline, so the original one is read from the history. */
function deadlineWords(deadline: Date, history: Review['history']): string {
  const first = history
    .flatMap(({ facts }) => facts)
    .find(({ name, value }) => name === 'deadline_was' && value !== 'null');
  const now = formatLongDate(deadline);
  const was = first && formatLongDate(new Date(first.value));
  return was && was !== now ? `${now} (was ${was})` : now;
}
