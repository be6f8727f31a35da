import { describe, expect, it } from 'vitest';
import { contactForm } from './contact-form.ts';
import { looksLikeAPerson } from './spam.ts';
import { isSupportOpen } from './support.ts';

const form = {
  firstName: 'Hannah',
  lastName: 'Okoro',
  email: 'Hannah@Post.example',
  claimId: '',
  issue: 'Has my letter gone out?',
};

describe('the contact form', () => {
  it('tidies what it is given', () => {
    expect(
      contactForm.parse({ ...form, firstName: ' Hannah \n B. ', issue: 'One\r\n\r\n\r\n\r\nTwo ' }),
    ).toEqual({
      ...form,
      firstName: 'Hannah B.',
      email: 'hannah@post.example',
      issue: 'One\n\nTwo',
    });
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '\u200b', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'hannah', 'Please enter a valid email address'],
    ['email', 'hannah@post.invalid', 'Please enter a valid email address'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
    ['issue', ' \n ', 'Please describe your issue'],
    ['issue', 'x'.repeat(5001), 'Please use 5,000 characters or fewer'],
    ['claimId', 'x'.repeat(65), 'Please use 64 characters or fewer'],
  ])('refuses %s "%s"', (field, value, message) => {
    const issues = contactForm.safeParse({ ...form, [field]: value }).error?.issues;
    expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });
});

describe('whether a message looks sent by a person', () => {
  const now = new Date('2026-11-16T10:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  it.each([
    ['after a minute', ago(60), '', true],
    ['after three seconds', ago(3), '', true],
    ['after a whole day', ago(24 * 3600), '', true],
    ['at once', ago(2.9), '', false],
    ['from the future', ago(-60), '', false],
    ['from last week', ago(24 * 3600 + 1), '', false],
    ['at an unproven time', undefined, '', false],
    ['with the hidden field filled in', ago(60), 'https://buy.example', false],
  ])('%s', (_, openedAt, trap, expected) => {
    expect(looksLikeAPerson({ openedAt, trap }, now)).toBe(expected);
  });
});

it.each([
  ['2026-11-16T08:59:59Z', false],
  ['2026-11-16T09:00:00Z', true],
  ['2026-11-20T17:59:59Z', true],
  ['2026-11-20T18:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
  ['2026-11-22T12:00:00Z', false],
  // Summer time does not count: the hours are GMT.
  ['2026-07-01T09:00:00+01:00', false],
])('someone is there at %s: %s', (moment, expected) => {
  expect(isSupportOpen(new Date(moment))).toBe(expected);
});
