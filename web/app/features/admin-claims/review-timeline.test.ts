import { expect, test } from 'vitest';
import type { Review } from './api/admin-api.ts';
import { reviewTimeline } from './review-timeline.ts';

const now = new Date('2026-11-15T12:00:00Z');

const review = (change: object, more: object = {}) =>
  ({
    claim: {
      incident_date: '2026-09-30',
      created_at: '2026-11-03T10:20:00.000Z',
      letter_sent_at: null,
      response_deadline: null,
      ...change,
    },
    responses: [],
    history: [],
    ...more,
  }) as unknown as Review;

const shown = (of: Review) => reviewTimeline(of, now).map(({ title, when, state }) => [title, when, state]);

test('dates that are not set are left out', () => {
  expect(shown(review({}))).toEqual([
    ['Incident date', 'September 30, 2026', 'past'],
    ['Claim submitted', 'Nov 03, 2026 at 10:20 AM', 'past'],
  ]);
});

test('a deadline ahead is still to come', () => {
  const waiting = review({
    letter_sent_at: '2026-11-03T10:21:00.000Z',
    response_deadline: '2026-11-17T17:00:00.000Z',
  });
  expect(shown(waiting).slice(2)).toEqual([
    ['Letter sent', 'Nov 03, 2026 at 10:21 AM', 'past'],
    ['Response deadline', '17 November 2026', 'next'],
  ]);
});

test('a reply ends the deadline, which says when it was; what a program sent is no reply', () => {
  const replied = review(
    { response_deadline: '2026-11-14T16:42:00.000Z' },
    {
      responses: [
        { is_reply: false, created_at: '2026-11-14T17:00:00.000Z' },
        { is_reply: true, created_at: '2026-11-14T16:42:00.000Z' },
      ],
      history: [{ facts: [{ name: 'deadline_was', value: '2026-11-17T17:00:00.000Z' }] }],
    },
  );
  expect(shown(replied).slice(2)).toEqual([
    ['Response received', 'Nov 14, 2026 at 4:42 PM', 'past'],
    ['Response deadline', '14 November 2026 (was 17 November 2026)', 'past'],
  ]);
});

test('a reply by post came on the day that was written down with it', () => {
  const replied = review(
    { response_deadline: '2026-11-14T12:00:00.000Z' },
    {
      responses: [
        {
          is_reply: true,
          channel: 'post',
          received_on: '2026-11-14',
          created_at: '2026-11-15T09:30:00.000Z',
        },
      ],
    },
  );
  expect(shown(replied)[2]).toEqual(['Response received', '14 November 2026', 'past']);
});

test('an incident of which only the month is known has no day', () => {
  const month = review({ incident_date: '2026-09-01' }, { timeline: [{ kind: 'incident', exact: false }] });
  expect(shown(month)[0]).toEqual(['Incident date', 'September 2026', 'past']);
});
