import { describe, expect, it } from 'vitest';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { sampleClaim, sampleValues } from './testing/sample-claims.ts';

const english = ['Contract Dispute', 'England & Wales'] as const;

/** With a paragraph after the opening, where an edit would most likely go. */
const add = (paragraph: string) => (letter: string) =>
  letter.replace('\n\nWHAT HAPPENED', () => `\n\n${paragraph}\n\nWHAT HAPPENED`);

describe('a disguise does not help', () => {
  it.each([
    ['full-width digits', 'sums', 'You also owe £３５０.'],
    ['Arabic digits', 'sums', 'You also owe £٣٥٠.'],
    ['the letter O for zero', 'sums', 'You also owe £35O.'],
    ['a zero-width space', 'sums', 'You also owe £3\u200b50.'],
    ['a no-break space', 'sums', 'You also owe 350\u00a0pounds.'],
    ['a narrow space between thousands', 'sums', 'You also owe £3\u202f500.'],
    ['a soft hyphen', 'dates', 'It began on 3 Mar\u00adch 2024.'],
    ['an en dash', 'dates', 'It began on 03–03–2024.'],
    ['a line break inside', 'dates', 'It began on 3\nMarch 2024.'],
    ['Cyrillic look-alikes', 'threats', 'We will call the роliсе.'],
    ['accents', 'threats', 'We will call the pólicé.'],
    ['mathematical letters', 'threats', 'We will call the 𝐩𝐨𝐥𝐢𝐜𝐞.'],
    ['a line break inside a name', 'legal-framing', 'A claim may be raised in the Sheriff\nCourt.'],
    ['capitals', 'threats', 'I WILL GO TO THE POLICE.'],
    ['curly quotes', 'threats', 'We’ll tell the press.'],
  ] as const)('%s', (_, rule, sentence) => {
    const context = sampleClaim(...english);
    const problems = checkLetter(add(sentence)(draftLetter(context)), context, 'draft');
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
  });
});

describe('an honest edit is left alone', () => {
  it.each([
    'Please let me know if you need anything else from me.',
    'The police attended and took a note of what was said.',
    'I found you on Facebook, where you advertised the work.',
    'The invoice was payable within 30 days of delivery.',
    'I paid the £2,850 by bank transfer on 14/08/2026.',
    'I paid two thousand eight hundred and fifty pounds.',
    'The court may add interest at 8% a year.',
    'You may wish to read section 13 of the Supply of Goods and Services Act 1982.',
    'It was a Land Rover Defender with 60,000 miles on the clock.',
    'Reply to me at 12 Orchard Lane, Headingley, Leeds LS6 2AB.',
    'The work began at 3 p.m. and ended at 15.30, in paragraph 4.12 of the order.',
    'We may march on; the first may be the last.',
    'Northgate Kitchens Ltd sent 3 fitters (“the team”) and a van.',
    'As Baxter v Doble [2023] shows, the matter is serious [sic].',
  ])('%s', (sentence) => {
    const context = sampleClaim(...english);
    expect(checkLetter(add(sentence)(draftLetter(context)), context, 'draft')).toEqual([]);
  });

  it.each([
    ['Windows line ends', (letter: string) => letter.replaceAll('\n', '\r\n')],
    ['old Mac line ends', (letter: string) => letter.replaceAll('\n', '\r')],
    ['straight quotes', (letter: string) => letter.replace(/[“”]/g, '"').replaceAll('’', "'")],
    ['no-break spaces', (letter: string) => letter.replaceAll(' ', '\u00a0')],
    ['signs shown as pictures', (letter: string) => letter.replace(/[✅❌❓]/gu, '$&\ufe0f')],
    [
      'numbered headings with colons',
      (letter: string) => letter.replace(/\n([A-Z -]+)\n\n/g, '\n1. $1:\n\n'),
    ],
    ['lines wrapped by a mail program', (letter: string) => letter.replace(/(.{50,70}) /g, '$1\n')],
  ])('%s', (_, edit) => {
    const context = sampleClaim(...english);
    const letter = edit(draftLetter(context));
    expect(letter).not.toBe(draftLetter(context));
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
  });

  it('lets parties have names that would be wrong anywhere else', () => {
    const odd = {
      plaintiffName: 'Sheriff Court Motors (Scotland) Ltd',
      defendantName: '99p & £1 Police Surplus.co.uk',
      defendantAddress: '1 January 1970 House, 12-34-56 High Street, SW1A 1AA',
    };
    const context = sampleClaim('Debt Recovery', 'England & Wales', odd);
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
  });
});

describe('where a problem is', () => {
  const context = sampleClaim(...english);

  it('gives the line as the person counts it, and the words around it', () => {
    const letter = add('First line.\nYou also owe £350 for the delay.')(draftLetter(context)).replaceAll(
      '\n',
      '\r\n',
    );
    const line = letter.split('\r\n').findIndex((text) => text.includes('£350')) + 1;
    expect(checkLetter(letter, context, 'draft')).toEqual([
      {
        rule: 'sums',
        kind: 'contradiction',
        message: '"£350" is not a sum of this claim. The letter may name £2,850.00 and the £25 dispute fee.',
        line,
        excerpt: 'You also owe £350 for the delay.',
      },
    ]);
  });

  it('lists what is nowhere first, then line by line', () => {
    const letter = add('Pay £1 by 1 May 2020.')(`**Hello**\n${draftLetter(context)}`).replace(
      '[SENDER_TITLE]',
      '',
    );
    const lines = checkLetter(letter, context, 'draft').map(({ line }) => line ?? 0);
    expect(lines[0]).toBe(0);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(new Set(lines).size).toBeGreaterThan(2);
  });

  it('does not choke on an empty or a huge letter', () => {
    expect(checkLetter('', context, 'draft').every(({ kind }) => kind === 'missing')).toBe(true);
    expect(checkLetter('£1 '.repeat(20_000), context, 'draft').length).toBeGreaterThan(1);
    for (const filler of ['a', '1', ' ', '\n', '.', 'one ', '1,', '[', '<', '*', 'x@', '12-', 'May '])
      expect(checkLetter(filler.repeat(20_000), context, 'draft').length).toBeGreaterThan(1);
  });
});

describe('a final letter', () => {
  const context = sampleClaim(...english);
  const final = resolvePlaceholders(draftLetter(context), sampleValues);

  it('holds no placeholder', () => {
    const problems = checkLetter(final.replace('15 November 2026', '[DATE]'), context, 'final', sampleValues);
    expect(problems).toContainEqual(
      expect.objectContaining({ rule: 'placeholders', kind: 'contradiction', line: 1 }),
    );
  });

  it.each(Object.entries(sampleValues))('holds its %s', (_, value) => {
    const problems = checkLetter(final.replaceAll(value, 'x'), context, 'final', sampleValues);
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'placeholders', kind: 'missing' }));
  });

  it('may be checked without the values', () => {
    expect(checkLetter(final.replaceAll('20261115aa01', 'aaaaaaaaaaaa'), context, 'final')).toEqual([]);
    expect(checkLetter(draftLetter(context), context, 'final').map(({ rule }) => rule)).toContain(
      'placeholders',
    );
  });

  it('is refused with a deadline of another day', () => {
    const later = { ...context, today: '2026-11-17' as typeof context.today };
    const values = { ...sampleValues, date: '17 November 2026' };
    const problems = checkLetter(resolvePlaceholders(draftLetter(context), values), later, 'final', values);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['deadline', 'dates']));
  });
});
