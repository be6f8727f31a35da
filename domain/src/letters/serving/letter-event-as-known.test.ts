import { expect, test } from 'vitest';
import { letterEventAsKnown } from './letter-event-as-known.ts';
import type { ServiceOutcomeKind } from './service-record.ts';

const recordOf = (...outcomes: ServiceOutcomeKind[]) => [
  { mailId: 'mail-1', outcomes: outcomes.map((outcome) => ({ outcome })) as never },
];
const old = { kind: 'letter.sent', facts: { mail_id: 'mail-1', to: 'defendant' } };
const toTeam = { kind: 'letter.sent', facts: { mail_id: 'mail-2', to: 'team' } };
const recorded = { kind: 'letter.sent', facts: { mail_id: 'mail-1', service_id: 'record-1' } };

test.each([
  ['an old one whose mail left', old, recordOf('sent'), 'letter.sent'],
  ['an old one whose letter was opened', old, recordOf('sent', 'opened'), 'letter.sent'],
  ['an old one whose mail failed', old, recordOf('failed'), 'letter.queued'],
  ['an old one whose mail came back', old, recordOf('sent', 'failed'), 'letter.queued'],
  ['an old one whose mail waits', old, recordOf(), 'letter.queued'],
  ['an old one of which nothing is known', old, [], 'letter.queued'],
  ['an old one to our team', toTeam, recordOf('sent'), 'letter.queued'],
  ['one that names its attempt', recorded, recordOf('sent', 'failed'), 'letter.sent'],
  ['any other event', { kind: 'mail.failed', facts: { mail_id: 'mail-1' } }, recordOf(), 'mail.failed'],
])('%s', (_, event, records, kind) => {
  expect(letterEventAsKnown(event, records)).toBe(kind);
});
