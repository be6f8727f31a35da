import { describe, expect, it } from 'vitest';
import { placeholders, resolvePlaceholders, unknownPlaceholders } from './placeholders.ts';
import { sampleValues } from './testing/sample-claims.ts';

describe('resolvePlaceholders', () => {
  it('fills in each of the five, every time', () => {
    const letter = `${Object.values(placeholders).join('\n')}\n[CLAIM_REFERENCE]`;
    const { date, claimReference, senderName, senderTitle, senderCompany } = sampleValues;
    expect(resolvePlaceholders(letter, sampleValues)).toBe(
      [date, claimReference, senderName, senderTitle, senderCompany, claimReference].join('\n'),
    );
  });

  it.each([
    ['Claim reference: [CLAIM_REFERENCE]', 'Claim reference: 1 (in short PC-7K4M-92QR)'],
    ['Claim reference: [CLAIM_REFERENCE]  ', 'Claim reference: 1 (in short PC-7K4M-92QR)  '],
    ['Quote [CLAIM_REFERENCE] when you reply.', 'Quote 1 when you reply.'],
    // The claimant has added words of their own.
    ['Claim reference: [CLAIM_REFERENCE] (Reed)', 'Claim reference: 1 (Reed)'],
    ['Claim reference: 1', 'Claim reference: 1'],
  ])('writes the reference people can say behind the other, in the line for it: %s', (line, expected) => {
    const values = { ...sampleValues, claimReference: '1', shortReference: 'PC-7K4M-92QR' };
    expect(resolvePlaceholders(`To: Sam\n${line}\nSubject: x`, values)).toBe(
      `To: Sam\n${expected}\nSubject: x`,
    );
  });

  it.each(['\n', '\r\n'])('fills in none that the claimant typed in the account, with %j', (end) => {
    const lines = [
      '[DATE]',
      '',
      'WHAT HAPPENED',
      '',
      'He came on [DATE].',
      '',
      'ADVICE AND SUPPORT',
      '',
      '[DATE]',
    ];
    expect(resolvePlaceholders(lines.join(end), sampleValues)).toBe(
      lines.map((line) => (line === '[DATE]' ? sampleValues.date : line)).join(end),
    );
  });

  it('takes a value as it is, even one that looks like a placeholder or a replacement pattern', () => {
    const values = { ...sampleValues, senderName: '[DATE] $& $1' };
    expect(resolvePlaceholders('[SENDER_NAME], [DATE]', values)).toBe('[DATE] $& $1, 15 November 2026');
  });

  it('keeps a value on one line', () => {
    const values = { ...sampleValues, senderTitle: 'Pre-action\n\nCOURT PROCEEDINGS' };
    expect(resolvePlaceholders('[SENDER_TITLE]', values)).toBe('Pre-action COURT PROCEEDINGS');
  });

  it('leaves everything else alone', () => {
    expect(resolvePlaceholders('[date] [Date] [ DATE ] DATE [[X]]', sampleValues)).toBe(
      '[date] [Date] [ DATE ] DATE [[X]]',
    );
  });
});

describe('unknownPlaceholders', () => {
  it.each([
    ['[DATE] [CLAIM_REFERENCE] [SENDER_NAME] [SENDER_TITLE] [SENDER_COMPANY]', []],
    ['[Your Name] and [Your Name], {{amount}}, {date}', ['[Your Name]', '{{amount}}', '{date}']],
    ['[date]', ['[date]']],
    ['Smith v Jones [1932], [sic], […], [...]', []],
    ['no brackets', []],
  ])('%s', (letter, expected) => {
    expect(unknownPlaceholders(letter)).toEqual(expected);
  });
});
