import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../shared/iso-date.ts';
import { replyHeading, replyOrigin } from './channels.ts';
import { longestHandReply, momentReceived, receivedProblem, saidProblem } from './hand-reply.ts';

const letterSentAt = new Date('2026-11-09T16:30:00Z');
const now = new Date('2026-11-19T09:00:00Z');

describe('the day a reply was received', () => {
  it.each([
    ['2026-11-20', letterSentAt, 'The day it was received cannot be in the future.'],
    [
      '2026-11-08',
      letterSentAt,
      'The letter went on 9 November 2026, so a reply to it cannot have come before that day.',
    ],
    ['2026-11-12', null, 'The letter of this claim has not gone, so nothing can have answered it.'],
    ['2026-11-09', letterSentAt, undefined],
    ['2026-11-19', letterSentAt, undefined],
  ])('%s, with the letter sent at %s: %s', (day, sent, message) => {
    const problem = receivedProblem({ receivedOn: toIsoDate(day), letterSentAt: sent, now });
    expect(problem?.message).toBe(message);
  });

  it('is London’s, on either side of midnight and of the change of clocks', () => {
    const summer = { receivedOn: toIsoDate('2026-07-02'), letterSentAt: new Date('2026-07-01T22:30:00Z') };
    expect(receivedProblem({ ...summer, now: new Date('2026-07-01T23:30:00Z') })).toBeNull();
    expect(receivedProblem({ ...summer, now: new Date('2026-07-01T22:59:00Z') })?.message).toMatch(/future/);
    const lateLetter = { ...summer, letterSentAt: new Date('2026-07-01T23:30:00Z') };
    const before = { ...lateLetter, receivedOn: toIsoDate('2026-07-01'), now };
    expect(receivedProblem(before)?.message).toMatch(/^The letter went on 2 July 2026/);
  });
});

describe('the moment a reply counts from', () => {
  it.each([
    ['noon of its day', '2026-11-12', '2026-11-12T12:00:00.000Z'],
    ['the letter, where that went later on the same day', '2026-11-09', '2026-11-09T16:30:00.000Z'],
    ['now, where noon is still to come', '2026-11-19', '2026-11-19T09:00:00.000Z'],
  ])('is %s', (_, day, at) => {
    expect(momentReceived({ receivedOn: toIsoDate(day), letterSentAt, now }).toISOString()).toBe(at);
  });
});

describe('what was said', () => {
  it('is refused when empty or too long, in words that say how long it is', () => {
    expect(saidProblem('')?.message).toBe('Please write down what was said.');
    expect(saidProblem('x'.repeat(longestHandReply))).toBeNull();
    // An emoji is one character to the person who typed it.
    expect(saidProblem('😀'.repeat(longestHandReply))).toBeNull();
    expect(saidProblem('x'.repeat(longestHandReply + 1))?.message).toBe(
      'A reply can have up to 5,000 characters; this one has 5,001. Nothing was saved.',
    );
  });
});

describe('how a reply is called', () => {
  it.each([
    ['post', 'Reply by post', 'By post, 12 November 2026'],
    ['phone', 'Reply by phone', 'By phone, 12 November 2026'],
    ['in-person', 'Reply in person', 'In person, 12 November 2026'],
  ] as const)('that came otherwise than by e-mail: %s', (channel, heading, origin) => {
    const reply = { channel, receivedOn: toIsoDate('2026-11-12'), subject: '', sender: '' };
    expect(replyHeading(reply)).toBe(heading);
    expect(replyOrigin(reply)).toBe(origin);
  });

  it('that is a mail: by its subject and its sender', () => {
    const mail = { channel: null, receivedOn: null, subject: 'Re: your letter', sender: 'sam@reed.example' };
    expect(replyHeading(mail)).toBe('Re: your letter');
    expect(replyOrigin(mail)).toBe('sam@reed.example');
    expect(replyHeading({ ...mail, subject: '' })).toBe('(no subject)');
    expect(replyOrigin({ ...mail, sender: '' })).toBe('Unknown sender');
  });
});
