import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blotAutomaticWords } from './automatic-words.ts';
import { classifyAutomaticMail } from './classify-reply.ts';
import { cutQuotedText } from './cut-quoted-text.ts';

describe('an automatic mail that also says something', () => {
  it.each([
    ['I am out of the office until 1 December. I dispute this claim.', 'DISPUTE'],
    ['I am out of the office but I dispute this claim.', 'DISPUTE'],
    ["Thank you for your email. I'm on annual leave, and I will pay when I am back.", 'PAYMENT'],
    ['I will pay as soon as I am back in the office.', 'PAYMENT'],
    ['Automatic reply: I have never heard of this man. You have the wrong person.', 'DENIAL'],
    ['I am away until Monday.\nPlease send me a copy of the invoice.', 'INFORMATION'],
    ['Out of office\n\nI agree to pay £300.\n\nFor urgent matters call 01632 960000.', 'PAYMENT'],
  ])('%j is read as %s', (body, type) => {
    expect(classifyAutomaticMail(body).type).toBe(type);
  });

  it('marks the words that counted where they stand in the text', () => {
    const body = 'I’m out of the office until Monday, but I dispute this claim.';
    const { matches } = classifyAutomaticMail(body);
    expect(matches.map(({ start, end }) => cutQuotedText(body).slice(start, end))).toEqual(['I dispute']);
  });

  it('is read beyond the first 500 characters, because a company’s notice may stand before', () => {
    const notice = 'Thank you for your email, which we will answer within five working days. '.repeat(9);
    expect(classifyAutomaticMail(`${notice}I dispute this claim.`).type).toBe('DISPUTE');
  });
});

describe('an automatic mail that says no more than that', () => {
  it.each([
    ['I am out of the office until Monday 1 December.'],
    ['Thank you for your message. I am currently on annual leave and will reply on my return.'],
    ['For more information, please contact my colleague Ada. I have limited access to e-mail.'],
    ['This is an automated response. If you need further details please visit our website.'],
    ['We have received your email. For more details of your invoice, call 01632 960000.'],
    ['Please do not reply to this message: you can find more information on our website.'],
    [''],
  ])('%j is unclear', (body) => {
    expect(classifyAutomaticMail(body).type).toBe('UNCLEAR');
  });
});

it('keeps every place of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(blotAutomaticWords(text)).toHaveLength(text.length);
    }),
  );
});
