import { expect, it } from 'vitest';
import { turningAssessments, turningKinds, turnOfEvent } from './claim-turn.ts';

it.each([
  ['DISPUTE', 'seems-disputed'],
  ['DENIAL', 'seems-disputed'],
  ['PAYMENT', 'seems-to-pay'],
  ['INFORMATION', 'replied'],
  ['UNCLEAR', 'replied'],
  [null, 'replied'],
])('a reply read as %s leads to: %s', (said, turn) => {
  expect(turnOfEvent('reply.processed', said)).toBe(turn);
});

it('a reply that a person has to look at is only a reply, whatever its type', () => {
  for (const type of ['PAYMENT', 'DISPUTE', 'DENIAL'])
    expect(turnOfEvent('reply.processed', type, { needsReview: true, offersPart: false })).toBe('replied');
});

it('a reply with a smaller sum seems to offer part, whatever its type', () => {
  for (const type of ['PAYMENT', 'DISPUTE', 'UNCLEAR'])
    expect(turnOfEvent('reply.processed', type, { needsReview: true, offersPart: true })).toBe(
      'seems-to-offer-part',
    );
});

it('a dispute is what our team says it is, and no longer when they take that back', () => {
  expect(turnOfEvent('claim.assessed', 'dispute')).toBe('disputed');
  expect(turnOfEvent('claim.assessed', 'not-dispute')).toBe('replied');
  expect(turningAssessments).toEqual(expect.arrayContaining(['dispute', 'not-dispute']));
  expect(turnOfEvent('claim.assessed', 'payment-link')).toBeUndefined();
});

it.each([
  ['claim.assessment-taken-back', 'replied'],
  ['solicitor.withdrawn', 'replied'],
  ['solicitor.consented', 'asking-solicitors'],
  ['solicitor.none-left', 'no-solicitor'],
  ['solicitor.completed', 'solicitor-done'],
  ['payment.link-sent', 'asked-to-pay'],
  ['payment.refunded', 'refunded'],
])('%s leads to: %s', (kind, turn) => {
  expect(turnOfEvent(kind, null)).toBe(turn);
  expect(turningKinds).toContain(kind);
});
