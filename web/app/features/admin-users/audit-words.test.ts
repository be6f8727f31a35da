import { expect, it } from 'vitest';
import { entryDetail, entryTitle } from './audit-words.ts';

it.each([
  ['role-changed', 'Role changed'],
  ['payout-paid', 'Payout marked as paid'],
  ['payout-taken-back', 'Mark on a payout taken back'],
  ['sign-in-refused', 'Sign-in refused'],
  ['something-of-tomorrow', 'Something of tomorrow'],
])('%s', (what, title) => {
  expect(entryTitle({ what }).title).toBe(title);
});

it.each([
  [{ role: 'plaintiff' }, { role: 'admin' }, 'Plaintiff → Admin'],
  [{ blocked: false, sessions: 1 }, { blocked: true, reason: 'Spam' }, 'Reason: Spam'],
  [{ sessions: 2 }, { sessions: 0 }, '2 sessions ended'],
  [{ sessions: 1 }, { sessions: 0 }, '1 session ended'],
  [{ status: 'paid' }, { status: 'due' }, 'Paid → Due'],
  [
    { status: 'pending' },
    { status: 'declined', reason: 'No such number.' },
    'Pending → Declined. Reason: No such number.',
  ],
  [{}, {}, undefined],
])('%j to %j', (before, after, words) => {
  expect(entryDetail({ before, after })).toBe(words);
});
