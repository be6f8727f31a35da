import { expect, it } from 'vitest';
import { emptyHandReply, handReplyErrors } from './hand-reply.ts';

const now = new Date('2026-11-19T09:00:00Z');
const whole = {
  claimId: '10000000-0000-4000-8000-000000000001',
  channel: 'phone',
  receivedOn: '2026-11-12',
  said: 'They will pay.',
} as const;

it('asks for every part before anything is sent', () => {
  expect(handReplyErrors(emptyHandReply, now)).toEqual({
    claimId: 'Please choose the claim it is about.',
    channel: 'Please say how it came.',
    receivedOn: 'Please give the day it was received.',
    said: 'Please write down what was said.',
  });
  expect(handReplyErrors(whole, now)).toEqual({});
});

it.each([
  ['2026-11-31', 'There is no 31 November: November has 30 days'],
  ['2026-11-20', 'The day it was received cannot be in the future.'],
])('says what is wrong with the day %s', (receivedOn, words) => {
  expect(handReplyErrors({ ...whole, receivedOn }, now)).toEqual({ receivedOn: words });
});
