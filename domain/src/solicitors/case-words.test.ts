import { describe, expect, it } from 'vitest';
import { caseMessageForm, declineForm } from './case-words.ts';
import { consentForm, consentMessage } from './consent.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('words on a case', () => {
  it.each([
    ['  A conflict of interest. ', undefined],
    [' \n ', 'Please give a reason'],
    ['x'.repeat(1000), undefined],
    ['x'.repeat(1001), 'Please use 1,000 characters or fewer'],
  ])('a reason to decline (%#)', (reason, message) => {
    expect(messageOf(declineForm.safeParse({ reason }))).toBe(message);
  });

  it.each([
    ['When can we talk?', undefined],
    ['', 'Please write a message'],
    ['x'.repeat(5001), 'Please use 5,000 characters or fewer'],
  ])('a message (%#)', (body, message) => {
    expect(messageOf(caseMessageForm.safeParse({ body }))).toBe(message);
  });

  it('keeps what was said without the space around it', () => {
    expect(declineForm.parse({ reason: ' No time. ' })).toEqual({ reason: 'No time.' });
  });
});

it('takes nothing but a yes for consent', () => {
  expect(messageOf(consentForm.safeParse({ consent: false }))).toBe(consentMessage);
  expect(consentForm.parse({ consent: true })).toEqual({ consent: true });
});
