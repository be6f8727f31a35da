import { describe, expect, it } from 'vitest';
import { claimIdInSubject } from './claim-id-in-subject.ts';
import { cutQuotedText } from './cut-quoted-text.ts';

describe('what someone quoted is cut', () => {
  it.each([
    ['---- Original Message ----'],
    ['-----Original Message-----'],
    ['---------- Forwarded message ---------'],
    ['> On Monday Plainclaim wrote:'],
    ['On Mon, 2 Nov 2026 at 10:14, Plainclaim <a@b.example> wrote:'],
    ['From: Plainclaim'],
    ['*From:* Plainclaim'],
    ['Sent from my iPhone'],
    ['________________________________'],
    ['> ✅ agree'],
    ['> ❌ dispute'],
    ['> ❓ ask'],
    ['> any quoted line'],
  ])('at %s', (marker) => {
    expect(cutQuotedText(`My words.\r\n\r\n${marker}\r\nTheir words.`)).toBe('My words.');
  });

  it('keeps words that merely contain a marker', () => {
    const body = 'The money came from: nobody. It was sent from my account on time, as he wrote: late.';
    expect(cutQuotedText(body)).toBe(body);
  });

  it('reads what stands below a copy marked with >', () => {
    expect(
      cutQuotedText('On 2 Nov 2026, Plainclaim wrote:\n> Pay.\n> Now.\n\nNo.\n\nSent from my iPad'),
    ).toBe('No.');
  });

  it('reads nothing below a copy that is not marked', () => {
    expect(cutQuotedText('From: Plainclaim\nSubject: x\n\nI agree to pay')).toBe('');
  });
});

describe('the claim a subject names', () => {
  const id = '50000000-0000-4000-8000-00000000000a';
  it.each([
    [`Letter Before Action - Claim ID: ${id}`, id],
    [`RE: FW: Letter, Claim ID: ${id.toUpperCase()} (urgent)`, id],
    [`Claim ID:${id}`, undefined],
    [`Claim ID: ${id}0`, undefined],
    ['Claim ID: none', undefined],
    ['', undefined],
  ])('%s', (subject, expected) => {
    expect(claimIdInSubject(subject)).toBe(expected);
  });
});
