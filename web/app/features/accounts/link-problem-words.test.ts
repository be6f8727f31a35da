import { expect, it } from 'vitest';
import { linkProblemWords } from './link-problem-words.ts';

it.each(['', '#', '#access_token=a&type=magiclink', '#terms'])('says nothing about %j', (fragment) => {
  expect(linkProblemWords(fragment)).toBeNull();
});

it('has words for what our own links come back with', () => {
  const used = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  expect(linkProblemWords(used)).toBe('Email link is invalid or has expired');
});

it.each([
  '#error_description=Your+account+is+locked.+Call+0900+123456',
  '#error_code=locked&error_description=Your+account+is+locked.+Call+0900+123456',
  '#error=Call+0900+123456',
  '#error_code=constructor&error_description=Call',
  '#error_code=__proto__',
])('never reads out what someone wrote into an address: %s', (fragment) => {
  expect(linkProblemWords(fragment)).toBe('That did not work, and nothing has changed. Please try again.');
});
