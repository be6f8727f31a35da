import { expect, it } from 'vitest';
import type { Reply } from './api/admin-api.ts';
import { likelyClaim, replyState, waitsForDecision } from './reply-state.ts';

const claim = '10000000-0000-4000-8000-000000000001';
const at = '2026-11-16T09:00:00.000Z';

const reply = (more: Partial<Reply>): Reply => ({
  id: '80000000-0000-4000-8000-000000000001',
  claim_id: null,
  email_subject: '',
  email_body: '',
  sender_email: '',
  parsed_type: 'UNCLEAR',
  confidence: 'LOW',
  requires_manual_review: true,
  processed_at: null,
  created_at: at,
  kind: 'reply',
  is_reply: true,
  may_be_answer: false,
  undo_until: null,
  reviewed_at: null,
  source: 'smtp',
  channel: null,
  received_on: null,
  matches: [],
  attachments: [],
  claim: null,
  ...more,
});

it.each([
  [{}, 'to-match'],
  [{ claim_id: claim }, 'unconfirmed'],
  [{ claim_id: claim, processed_at: at }, 'counts'],
  [{ is_reply: false }, 'not-a-reply'],
  [{ kind: 'auto-reply', is_reply: false }, 'automatic'],
  [{ kind: 'bounce', is_reply: false, claim_id: claim }, 'automatic'],
  [{ kind: 'auto-reply', claim_id: claim }, 'unconfirmed'],
] as const)('%j is %s', (more, state) => {
  expect(replyState(reply(more))).toBe(state);
});

it.each([
  [{}, true],
  [{ claim_id: claim }, true],
  [{ claim_id: claim, processed_at: at }, false],
  [{ is_reply: false }, false],
  [{ kind: 'auto-reply', is_reply: false }, false],
  [{ kind: 'auto-reply', is_reply: false, may_be_answer: true }, true],
] as const)('%j waits for a decision: %s', (more, waits) => {
  expect(waitsForDecision(reply(more))).toBe(waits);
});

it('proposes the claim a mail was filed to before the one it names', () => {
  const email_subject = 'Re: Claim ID: 20000000-0000-4000-8000-000000000002';
  expect(likelyClaim(reply({ email_subject, claim_id: claim }))).toBe(claim);
  expect(likelyClaim(reply({ email_subject }))).toBe('20000000-0000-4000-8000-000000000002');
  expect(likelyClaim(reply({}))).toBeUndefined();
});
