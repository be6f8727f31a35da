import { referralStatuses } from '@plainclaim/domain/solicitors/referrals';
import { expect, it } from 'vitest';
import {
  acceptingMeans,
  endingOf,
  nextForSolicitor,
  partiesOf,
  statusLooks,
  urgencyLooks,
} from './case-words.ts';

const answer_by = '2026-11-19T23:59:00.000Z';

it.each([
  ['pending', 'Would you take this case on? Please answer by Nov 19, 2026 at 11:59 PM.'],
  ['accepted', 'You took this case on. Write to your client, and start work when you have agreed on terms.'],
  ['in-progress', 'You are working on this case. Complete it when your part is done.'],
  ['completed', 'You have completed this case. Nothing is left to do.'],
] as const)('%s says what comes next', (status, sentence) => {
  expect(nextForSolicitor({ status, answer_by })).toBe(sentence);
});

it('calls the claimant nobody’s client before the case is accepted', () => {
  const words = acceptingMeans({ plaintiff_name: 'Hannah Okoro' });
  expect(words).toContain('Hannah Okoro learns your name, phone and email address.');
  expect(words).not.toContain('client');
});

it('has a word of its own for every state and urgency', () => {
  const labels = referralStatuses.map((status) => statusLooks[status].label);
  expect(new Set(labels).size).toBe(referralStatuses.length);
  expect(Object.values(urgencyLooks).map(({ label }) => label)).toEqual([
    'High urgency',
    'Medium urgency',
    'Low urgency',
  ]);
});

it.each([
  // The claimant may have been told that no solicitor is left to ask.
  ['declined', /^You declined it, and another solicitor was asked, if one fitted\.$/],
  ['expired', /^The time to answer was over, .* if one fitted\.$/],
  // A suspended solicitor who is approved again finds the cases that were taken from them.
  ['withdrawn', /^It was withdrawn: .*, or your own account could not act for a time\.$/],
  ['accepted', /^$/],
] as const)('%s says how it left', (status, words) => {
  expect(endingOf({ status })).toMatch(words);
});

it('names both sides', () => {
  expect(partiesOf({ plaintiff_name: 'Hannah Okoro', defendant_name: 'Sam Reed' })).toBe(
    'Hannah Okoro v Sam Reed',
  );
});
