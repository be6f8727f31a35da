import { expect, it } from 'vitest';
import { type ActionBasis, type NextAction, whyNotTaken } from './next-action.ts';

const basis: ActionBasis = {
  replyId: 'second',
  isOpen: true,
  isDisputed: false,
  defendantEmailUnknown: false,
  taken: [],
};

const cases: readonly [string, NextAction, Partial<ActionBasis>, string | null][] = [
  ['a reply came', 'clarification', {}, null],
  ['a reply came', 'escalation', {}, null],
  ['no reply came', 'dispute', { replyId: null }, null],
  ['no reply came', 'clarification', { replyId: null }, 'No reply has come'],
  ['no reply came', 'escalation', { replyId: null }, 'No reply has come'],
  ['the claim is closed', 'dispute', { isOpen: false }, 'This claim is closed'],
  ['the claim is closed', 'clarification', { isOpen: false }, 'This claim is closed'],
  ['the claim is closed', 'escalation', { isOpen: false }, 'This claim is closed'],
  ['the address is unknown', 'clarification', { defendantEmailUnknown: true }, 'address is unknown'],
  ['the address is unknown', 'escalation', { defendantEmailUnknown: true }, null],
  ['it is marked', 'dispute', { isDisputed: true }, 'marked as a dispute already'],
  ['it is marked', 'not-dispute', { isDisputed: true }, null],
  ['it is marked and closed', 'not-dispute', { isDisputed: true, isOpen: false }, null],
  ['it is not marked', 'not-dispute', {}, 'not marked as a dispute'],
  ['the mark was taken back', 'dispute', { taken: [{ action: 'dispute', replyId: 'second' }] }, null],
  ['asked once', 'clarification', { taken: [{ action: 'clarification', replyId: 'second' }] }, 'already'],
  ['asked once', 'escalation', { taken: [{ action: 'escalation', replyId: 'second' }] }, 'already'],
  [
    'asked about the reply before',
    'clarification',
    { taken: [{ action: 'clarification', replyId: 'first' }] },
    null,
  ],
  ['something else was done', 'clarification', { taken: [{ action: 'dispute', replyId: 'second' }] }, null],
];

it.each(['clarification', 'escalation'] as const)('is true of %s also before its mail has left', (action) => {
  const taken = [{ action, replyId: 'second' }];
  expect(whyNotTaken(action, { ...basis, taken })).not.toMatch(/has been asked/);
});

it.each(cases)('%s: %s', (_when, action, more, why) => {
  const answer = whyNotTaken(action, { ...basis, ...more });
  if (why === null) expect(answer).toBeNull();
  else expect(answer).toContain(why);
});
