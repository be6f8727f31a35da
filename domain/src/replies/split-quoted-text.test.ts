import { expect, it } from 'vitest';
import { splitQuotedText } from './split-quoted-text.ts';

it.each([
  ['No.\r\n\r\n---- Original Message ----\r\nPay me', 'No.', '---- Original Message ----\nPay me'],
  ['I dispute this.', 'I dispute this.', ''],
  // Written between or below quoted lines: the rest is the whole message, so that nothing is lost.
  ['> Pay me\n\nI dispute this', 'I dispute this', '> Pay me\n\nI dispute this'],
  ['From: us\nhello', '', 'From: us\nhello'],
  ['', '', ''],
])('%j', (body, written, rest) => {
  expect(splitQuotedText(body)).toEqual({ written, rest });
});
