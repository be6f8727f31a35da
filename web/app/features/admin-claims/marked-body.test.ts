import { classifyReply } from '@plainclaim/domain/replies/classify-reply';
import { expect, test } from 'vitest';
import { markedBody } from './marked-body.ts';

const read = (body: string) => markedBody({ email_body: body, matches: [...classifyReply(body).matches] });

const whole = (body: string) =>
  read(body)
    .parts.map(({ text }) => text)
    .join('');

test('marks what counted and leaves every other word as it was', () => {
  const body = 'Dear all,\r\nI agree to pay, but I need more information first.';
  const { parts, rest } = read(body);
  expect(parts.filter(({ match }) => match).map(({ text, match }) => [text, match?.category])).toEqual([
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
