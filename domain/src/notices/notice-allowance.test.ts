import { describe, expect, it } from 'vitest';
import { takeBackKinds } from '../shared/mail-acts.ts';
import { isNotice, neverGathered, noticesPerHour, whenNoticeLeaves } from './notice-allowance.ts';

const now = new Date('2026-03-10T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const leftAt = (...minutes: number[]) => minutes.map(minutesAgo);
const ten = (minutes: number) => Array.from({ length: noticesPerHour }, () => minutesAgo(minutes));

describe('a notice', () => {
  it.each([
    ['the first of the day', [], 'now'],
    ['after nine within the hour', ten(5).slice(1), 'now'],
    ['after ten within the hour', ten(5), minutesAgo(-55)],
    ['after ten that left an hour ago', ten(60), 'now'],
    ['when one of ten has just stopped counting', [...ten(5).slice(1), minutesAgo(60)], 'now'],
    ['when the first of ten soon stops counting', [...ten(5).slice(1), minutesAgo(59)], minutesAgo(-1)],
    ['after far more than ten', [...ten(5), ...ten(50)], minutesAgo(-55)],
    ['whatever the order they are told in', leftAt(1, 40, 2, 3, 4, 5, 6, 7, 8, 9), minutesAgo(-20)],
  ])('%s', (_, left, leaves) => {
    expect(whenNoticeLeaves(left, now)).toEqual(leaves);
  });
});

it('counts nothing as a notice of which an admin is told that it leaves in a minute', () => {
  for (const kind of takeBackKinds) expect([kind, isNotice(kind)]).toEqual([kind, false]);
});

describe('what is a notice', () => {
  it.each([
    ['reply-to-claimant', true],
    ['offer-to-claimant', false],
    ['payment-link', false],
    ['correction', false],
    ['payout-paid', false],
    ['payout-corrected', false],
    ['refund-to-claimant', false],
    ['corrections-of-something', true],
    ['reply-to-team', true],
    ['blog-news', true],
    ['something-that-came-later', true],
    ['letter-before-action', false],
    ['letter-to-deliver', false],
    ['auth-magiclink', false],
    ['auth-factor-removed', false],
    ['account-deleted', false],
    ['payout-details-changed', false],
    ['claim-confirmation', false],
    ['notices-gathered', false],
    ['not-an-auth-mail', true],
  ])('%s: %s', (kind, expected) => {
    expect(isNotice(kind)).toBe(expected);
  });

  it('says why of each kind that is none', () => {
    for (const { why } of neverGathered) expect(why).not.toBe('');
  });
});
