import { expect, it } from 'vitest';
import { isTakenForReply, judgementFor } from './judgement.ts';

it.each([
  ['reply', true, null],
  ['reply', false, 'not-reply'],
  ['auto-reply', true, 'reply'],
  ['auto-reply', false, null],
  ['bounce', true, 'reply'],
  ['bounce', false, null],
] as const)('a %s that an admin takes for a reply (%s) is judged %j', (kind, isReply, judgement) => {
  expect(judgementFor(kind, isReply)).toBe(judgement);
  expect(isTakenForReply({ kind, judgement })).toBe(isReply);
});
