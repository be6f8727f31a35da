import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { shippedLaw } from '../law/law.ts';
import { formatLongDate } from '../shared/dates.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { formatGbp, MAX_PENCE, pence } from '../shared/money.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { letterHeadings } from './headings.ts';
import type { LetterContext } from './letter-facts.ts';
import { isBlocking } from './letter-problem.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { isFactSection } from './sections/facts/fact-section-keys.ts';
import { draftSections } from './sections.ts';
import { sampleClaim, sampleClaims, sampleValues } from './testing/sample-claims.ts';

const named = sampleClaims.map((context) => ({
  context,
  title: `${context.facts.issueType}, ${context.facts.jurisdiction}`,
}));

describe('each of the 27 letters', () => {
  it.each(named)('$title passes its own check, as a draft and sent', ({ context }) => {
    const draft = draftLetter(context);
    expect(checkLetter(draft, context, 'draft')).toEqual([]);
    expect(checkLetter(resolvePlaceholders(draft, sampleValues), context, 'final', sampleValues)).toEqual([]);
  });

  it.each(named)('$title carries its facts and every section', ({ context }) => {
    const letter = draftLetter(context);
    const { facts } = context;
    for (const fact of [
      facts.plaintiffName,
      facts.defendantName,
      facts.plaintiffAddress,
      facts.defendantAddress,
    ])
      expect(letter).toContain(fact);
    expect(letter).toContain(formatGbp(facts.amount));
    expect(letter).toContain(formatLongDate(facts.incidentDate));
    for (const [key, heading] of Object.entries(letterHeadings))
      expect(letter.includes(`\n\n${heading}\n\n`)).toBe(!isFactSection(key));
    expect(letter).not.toMatch(/ {2}|\n{3}|undefined|null|NaN|\.\.|…/);
  });

  it('prints an address of several lines as one', () => {
    const plaintiffAddress = 'Flat 2,\r\n 12 Orchard Lane\nLeeds, LS6 2AB';
    const context = sampleClaim('Other', 'England & Wales', { plaintiffAddress });
    expect(draftLetter(context)).toContain('\nAddress: Flat 2, 12 Orchard Lane, Leeds, LS6 2AB\n');
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
  });

  it('are 27 different letters', () => {
    expect(new Set(sampleClaims.map(draftLetter)).size).toBe(27);
  });
});

describe('the argument', () => {
  const argumentOf = (context: LetterContext) =>
    draftSections(context).find(({ key }) => key === 'argument')?.text ?? '';

  it.each(jurisdictions)(
    'of any two issue types in %s shares less than 30% of its five-word runs',
    (jurisdiction) => {
      // The same people, day and sum in each, so that what is shared is the argument's own words.
      const same = {
        plaintiffName: 'Amelia Hart',
        amount: pence(500_00),
        incidentDate: toIsoDate('2026-05-01'),
      };
      const runs = issueTypes.map((issueType) =>
        fiveWordRuns(argumentOf(sampleClaim(issueType, jurisdiction, same))),
      );
      for (const [place, one] of runs.entries())
        for (const other of runs.slice(place + 1)) expect(sharedPart(one, other)).toBeLessThan(0.3);
    },
  );

  it.each(issueTypes)('of %s differs between the jurisdictions', (issueType) => {
    const texts = jurisdictions.map((jurisdiction) =>
      argumentOf(sampleClaim(issueType, jurisdiction, { plaintiffName: 'Amelia Hart' })),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

describe('any claim', () => {
  const amounts = fc.integer({ min: 1, max: MAX_PENCE }).map(pence);
  const dates = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => toIsoDate(date.toISOString().slice(0, 10)));
  const awkward = fc.constantFrom(
    '£500',
    'Pay £9,999.99 now',
    '3 May 2019',
    '03/05/2019',
    '[DATE]',
    '[CLAIM_REFERENCE]',
    '{{name}}',
    '<b>x</b>',
    '**bold**',
    '# Heading',
    'the police will arrest you',
    'Sheriff Court',
    'County Court',
    'Civil Procedure Rules',
    'DATE',
    'may',
    'May',
    '14',
    '500',
    '1',
    '2026',
    'HOW TO RESPOND',
    '✅',
    '❌ I dispute',
    '❓',
    'a@b.co',
    'https://x.example',
    'LS1 1AA',
    '12-34-56',
    'we are solicitors',
    '…',
    '"',
    '’',
    '\u202Eevil',
    '\u200b',
    '🙂',
    'مرحبا بالعالم',
    '\ud800',
    '$&',
    '\\',
    '\r\n',
    '\t',
    '|',
    '`',
    '_',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
    fc
      .array(fc.oneof(awkward, fc.string({ maxLength: 8 }), fc.lorem({ maxCount: 5 })), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
    awkward,
  );
  const contexts: fc.Arbitrary<LetterContext> = fc.record({
    today: dates,
    law: fc.constant(shippedLaw),
    facts: fc.record({
      plaintiffName: text,
      defendantName: text,
      plaintiffAddress: text,
      defendantAddress: text,
      issueDescription: fc.oneof(
        text,
        fc.array(text, { maxLength: 12 }).map((parts) => parts.join('\n')),
      ),
      issueType: fc.constantFrom(...issueTypes),
      jurisdiction: fc.constantFrom(...jurisdictions),
      amount: amounts,
      incidentDate: dates,
    }),
  });

  /** Whatever is wrong with such a letter stands in the claimant's own account. */
  const wrongOutside = (letter: string, context: LetterContext, values?: typeof sampleValues) => {
    const lines = letter.split('\n');
    const from = lines.indexOf(letterHeadings.account);
    const to = lines.indexOf(letterHeadings.argument);
    return checkLetter(letter, context, values ? 'final' : 'draft', values)
      .filter(isBlocking)
      .filter(({ line }) => line === null || line <= from || line > to);
  };

  it('gets a letter that passes its own check, but for what the claimant wrote', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const draft = draftLetter(context);
        expect(wrongOutside(draft, context)).toEqual([]);
        const values = { ...sampleValues, date: formatLongDate(context.today) };
        expect(wrongOutside(resolvePlaceholders(draft, values), context, values)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 600_000);
});

function fiveWordRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/** Of the shorter argument, so that a long one cannot hide a copy. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size);
}
