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
    ['full-width digits', 'amount', 'You must pay £３,５００.'],
    ['Arabic digits', 'amount', 'You must pay £٣٥٠٠.'],
    ['the letter O for zero', 'amount', 'You must pay £35OO.'],
    ['a zero-width space', 'amount', 'You must pay £35\u200b00.'],
    ['a no-break space', 'amount', 'You must pay 3500\u00a0pounds.'],
    ['a narrow space between thousands', 'amount', 'You must pay £3\u202f500.'],
    ['a soft hyphen', 'deadline', 'Please reply by 20 Novem\u00adber 2026.'],
    ['an en dash', 'deadline', 'Please reply by 20–11–2026.'],
    ['a line break inside', 'deadline', 'Please reply by 20\nNovember 2026.'],
    ['Cyrillic look-alikes', 'threats', 'We will call the роliсе.'],
    ['accents', 'threats', 'We will call the pólicé.'],
    ['mathematical letters', 'threats', 'We will call the 𝐩𝐨𝐥𝐢𝐜𝐞.'],
    ['a line break inside a name', 'legal-framing', 'A claim may be raised in the Sheriff\nCourt.'],
    ['capitals', 'threats', 'I WILL call THE POLICE.'],
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
    'I paid £1,850 on 12 June 2026 and £1,000 on 3 July 2026.',
    'I paid 1,850 pounds in June 2026, and you promised to pay it back by 3 January 2027.',
    'You offered me £500 in March 2024. You could pay £100 a month.',
    'You have not replied in six weeks to my messages.',
    'You should have paid it back within 6 months of 9 February 2026.',
    'You need to know that I paid £650 in overdraft fees in three months.',
    'If you need to, you can ask for a further 14 days.',
    'I would accept £2,500 if you pay it by 1 December 2026.',
    'He called me a thief. The smell was disgusting. We hired cowboy hats.',
    'The order no. 01234567890 came on 12-03-26 from Amazon.co.uk, ref 20260209.',
    'He paid £500 and I wrote off £700. I owed him £200.',
    'The breakdown:\n* Deposit £1,850\n* Second payment £1,000',
    'I had to pay £300 for the plumber, and he asked me to pay £40 more.',
    'I claim £1,850 paid on 12 June and £1,000 paid on 3 July.',
    'He [the fitter] came at 3 and left a note.',
    'I ordered it at 10 Station Road in January 2021, and it has cost me 99p a day.',
    'Northgate Kitchens Ltd sent 3 fitters (“the team”) and a van.',
    'He wrote "f**k off, you b****" to me, told me to fuck off, and said “you idiot”.',
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
    const letter = add('First line.\nPlease pay £3,500 for the delay.')(draftLetter(context)).replaceAll(
      '\n',
      '\r\n',
    );
    const line = letter.split('\r\n').findIndex((text) => text.includes('£3,500')) + 1;
    expect(checkLetter(letter, context, 'draft')).toEqual([
      {
        rule: 'amount',
        kind: 'contradiction',
        message:
          'What you claim is £2,850.00, not £3,500. Use the amount of your claim here, or change the claim.',
        line,
        excerpt: 'Please pay £3,500 for the delay.',
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

  it('does not choke on an empty letter', () => {
    expect(checkLetter('', context, 'draft').every(({ kind }) => kind === 'missing')).toBe(true);
  });
});

describe('a draft edited as it is seen', () => {
  const context = sampleClaim(...english);
  const seen = resolvePlaceholders(draftLetter(context), sampleValues);

  it('may hold what the placeholders become', () => {
    expect(checkLetter(seen, context, 'draft', sampleValues)).toEqual([]);
    expect(
      checkLetter(seen.replace(sampleValues.claimReference, 'A-1'), context, 'draft', sampleValues),
    ).toMatchObject([
      {
        rule: 'placeholders',
        kind: 'missing',
        message: `The letter must show the claim reference, ${sampleValues.claimReference}. Put it back where it was.`,
      },
    ]);
  });

  it('may quote a template that the other side sent, which is worth a second look', () => {
    const told = {
      ...context,
      facts: { ...context.facts, issueDescription: 'They wrote: Dear [Name], pay £___ by [date].' },
    };
    const letter = resolvePlaceholders(draftLetter(told), sampleValues);
    expect(checkLetter(letter, told, 'draft', sampleValues)).toMatchObject([
      { rule: 'placeholders', kind: 'warning' },
      { rule: 'placeholders', kind: 'warning' },
    ]);
    expect(checkLetter(letter, told, 'final', sampleValues)).toEqual([]);
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

  const { shortReference = '', ...needed } = sampleValues;

  it.each(Object.entries(needed))('holds its %s', (_, value) => {
    const problems = checkLetter(final.replaceAll(value, 'x'), context, 'final', sampleValues);
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'placeholders', kind: 'missing' }));
  });

  it('may leave out its short reference, which letters of before never had', () => {
    expect(final).toContain(shortReference);
    expect(
      checkLetter(final.replace(` (in short ${shortReference})`, ''), context, 'final', sampleValues),
    ).toEqual([]);
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
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['deadline']));
  });
});
