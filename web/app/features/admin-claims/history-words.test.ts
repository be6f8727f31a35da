import { expect, test } from 'vitest';
import { actorWords, eventDetails, eventTitle } from './history-words.ts';

test('a processed reply says how it was read, what moved, and the deadline it ended', () => {
  const facts = [
    { name: 'response_id', value: '5c1d' },
    { name: 'type', value: 'PAYMENT' },
    { name: 'confidence', value: 'HIGH' },
    { name: 'from', value: 'pending' },
    { name: 'to', value: 'responded' },
    { name: 'deadline_was', value: '2026-11-17T17:00:00.000Z' },
  ];
  expect(eventDetails({ facts })).toEqual([
    'Read as PAYMENT, HIGH confidence',
    'Pending Review → Responded',
    'The deadline was 17 November 2026',
  ]);
});

test('an offer says how much, and under which reference', () => {
  const facts = [
    { name: 'offer_id', value: '5c1d' },
    { name: 'reference', value: 'SET-2026-7K3QF9' },
    { name: 'amount', value: '1000.50' },
    { name: 'from', value: 'responded' },
    { name: 'to', value: 'settlement_accepted_payment_pending' },
  ];
  expect(eventTitle({ kind: 'offer.accepted' }).title).toBe('Settlement offer accepted');
  expect(eventDetails({ facts })).toEqual([
    '£1,000.50, reference SET-2026-7K3QF9',
    'Responded → Payment pending',
  ]);
});

test('money given back or not sent says how much, and the reason its reader was told', () => {
  const refunded = [
    { name: 'payment_id', value: '5c1d' },
    { name: 'amount', value: '1250' },
    { name: 'from', value: 'resolved' },
    { name: 'to', value: 'responded' },
    { name: 'reason', value: 'Paid twice' },
  ];
  expect(eventDetails({ facts: refunded })).toEqual([
    '£1,250.00',
    'Reason: Paid twice',
    'Resolved → Responded',
  ]);
  const failed = [
    { name: 'payout_id', value: '5c1d' },
    { name: 'from', value: 'due' },
    { name: 'reason', value: 'Account closed' },
  ];
  expect(eventDetails({ facts: failed })).toEqual(['Reason: Account closed']);
  const searched = [
    { name: 'search_id', value: '5c1d' },
    { name: 'reason', value: 'admin-escalated' },
  ];
  expect(eventDetails({ facts: searched })).toEqual([]);
});

test('a mail says to whom it went, and about what', () => {
  const facts = [
    { name: 'mail_id', value: '5c1d' },
    { name: 'mail_kind', value: 'referral-question' },
    { name: 'told', value: 'solicitor' },
  ];
  expect(eventTitle({ kind: 'mail.queued' }).title).toBe('An e-mail was written');
  expect(eventDetails({ facts })).toEqual(['To the solicitor: a case was offered']);
  expect(eventDetails({ facts: [{ name: 'told', value: 'team' }] })).toEqual(['To our team']);
});

test('what says nothing is left out', () => {
  const facts = [
    { name: 'from', value: 'responded' },
    { name: 'to', value: 'responded' },
    { name: 'deadline_was', value: 'null' },
  ];
  expect(eventDetails({ facts })).toEqual([]);
});

test('an act of an admin says which admin it was', () => {
  expect(actorWords({ actor: 'admin', actor_name: 'Ada Quill' })).toBe('Ada Quill');
  expect(actorWords({ actor: 'admin', actor_name: null })).toBe('an admin');
  expect(actorWords({ actor: 'plaintiff', actor_name: null })).toBe('the claimant');
});

test('an event and an actor nobody wrote words for still read as words', () => {
  expect(eventTitle({ kind: 'offer.made-again' }).title).toBe('Offer made again');
  expect(actorWords({ actor: 'bailiff', actor_name: null })).toBe('bailiff');
  expect(eventDetails({ facts: [{ name: 'said', value: 'will-pay-no' }] })).toEqual(['Will they pay? No']);
});

test('a correction says which details, and a new letter which day it has instead', () => {
  const corrected = [
    { name: 'changed', value: '["name","email"]' },
    { name: 'letter_corrected', value: 'true' },
  ];
  expect(eventTitle({ kind: 'party.corrected' }).title).toBe('Details of the defendant corrected');
  expect(eventDetails({ facts: corrected })).toEqual(['Corrected: name, e-mail address']);
  const replaced = (was: string) => [
    { name: 'dated_was', value: was },
    { name: 'letter_dated_on', value: '2026-11-19' },
  ];
  expect(eventDetails({ facts: replaced('2026-11-16') })).toEqual([
    'Dated 19 November 2026, no longer 16 November 2026',
  ]);
  expect(eventDetails({ facts: replaced('2026-11-19') })).toEqual([]);
});
