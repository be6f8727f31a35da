import { expect, test } from 'vitest';
import { pence } from '../shared/money.ts';
import { type ClaimProgress, nextStep } from './next-step.ts';
import { stageWords } from './stage.ts';

const sent: ClaimProgress = {
  amount: pence(125_000),
  jurisdiction: 'England & Wales',
  issueType: 'Debt Recovery',
  status: 'pending',
  responseDeadline: new Date('2026-12-16T10:00:00Z'),
  letter: 'served',
  isEmailUnknown: false,
  hasReplied: true,
};

test.each<[string, Partial<ClaimProgress>, string]>([
  ['a letter that has gone', {}, 'Letter sent, waiting for their reply'],
  ['a letter that waits', { letter: 'queued', responseDeadline: null }, 'Letter about to leave'],
  [
    'a letter that was refused',
    { letter: 'not-served', responseDeadline: null },
    'Letter not delivered yet, your choice how it goes',
  ],
  [
    'a letter without an address',
    { letter: 'not-served', responseDeadline: null, isEmailUnknown: true },
    'Letter not delivered yet, your choice how it goes',
  ],
  [
    'a pause',
    {
      hold: { until: null, isStatutory: false, isConfirmed: true },
      offer: { amount: pence(1), state: 'waiting' },
    },
    'Paused',
  ],
  ['no letter', { letter: 'missing', responseDeadline: null }, 'Letter not sent yet'],
  ['a reply', { status: 'responded' }, 'They have replied, our team is reading it'],
  [
    'a reply that is read as a dispute',
    { status: 'responded', turn: 'seems-disputed' },
    'They seem to dispute your claim, your choice what comes next',
  ],
  [
    'a dispute',
    { status: 'responded', turn: 'disputed' },
    'They dispute your claim, your choice what comes next',
  ],
  ['a solicitor found', { status: 'active', search: 'placed' }, 'A solicitor has your case'],
  ['a payment link', { status: 'responded', turn: 'asked-to-pay' }, 'They have been asked to pay'],
  ['a refund', { status: 'responded', turn: 'refunded' }, 'Payment given back, our team writes to you'],
  ['a closed claim', { status: 'resolved' }, ''],
])('the stage of %s', (_what, more, words) => {
  expect(stageWords[nextStep({ ...sent, ...more }, new Date('2026-11-20T10:00:00Z')).kind]).toBe(words);
});
