import { classifyReply } from '@plainclaim/domain/replies/classify-reply';
import { expect, test } from 'vitest';
import type { Reply } from './api/admin-api.ts';
import { markedBody, matchedWords, offerWords } from './marked-body.ts';

const claim = { amount: 1250 } as Reply['claim'];
const replyWith = (body: string) => ({
  email_body: body,
  matches: [...classifyReply(body).matches],
  claim,
});
const read = (body: string) => markedBody(replyWith(body));

const whole = (body: string) =>
  read(body)
    .parts.map(({ text }) => text)
    .join('');

test('marks what counted and leaves every other word as it was', () => {
  const body = 'Dear all,\r\nI agree to pay, but I need more information first.';
  const { parts, rest } = read(body);
  expect(parts.filter(({ mark }) => mark).map(({ text, mark }) => [text, mark])).toEqual([
    ['I agree to pay', 'PAYMENT'],
    ['more information', 'INFORMATION'],
  ]);
  expect(whole(body)).toBe(body.replace('\r\n', '\n'));
  expect(rest).toBe('');
});

test('folds the copy of the letter away', () => {
  const { parts, rest } = read('No.\n\n---- Original Message ----\nI agree to pay');
  expect(parts.map(({ text }) => text)).toEqual(['No.']);
  expect(rest).toBe('---- Original Message ----\nI agree to pay');
});

test('shows the whole message where the person wrote below the quotation, or nothing at all', () => {
  const below = '> I agree to pay\n\nI dispute this claim';
  expect(whole(below)).toBe('I dispute this claim');
  expect(read(below).rest).toBe(below);
  expect(read('From: us\nhello').rest).toBe('From: us\nhello');
});

test('marks an offer before the promise it stands in, and names only words that are there', () => {
  const body = 'I could pay £600 in full and final settlement';
  expect(
    read(body)
      .parts.filter(({ mark }) => mark)
      .map(({ text, mark }) => [text, mark]),
  ).toEqual([
    ['could pay', 'PAYMENT'],
    ['£600', 'OFFER'],
    ['full and final settlement', 'OFFER'],
  ]);
  expect(whole(body)).toBe(body);
  expect(offerWords(replyWith(body))).toEqual(['£600', 'full and final settlement']);
  for (const words of matchedWords(replyWith(body), 'PAYMENT')) expect(body).toContain(words);
  expect(matchedWords(replyWith(body), 'DISPUTE')).toEqual([]);
});
