import { checkContent } from '@plainclaim/domain/blog/content';
import { excerptFrom } from '@plainclaim/domain/blog/excerpt';
import { readMinutes } from '@plainclaim/domain/blog/read-time';
import { slugFrom } from '@plainclaim/domain/blog/slug';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { checkLetter } from '@plainclaim/domain/letters/check-letter';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { letterPrompt } from '@plainclaim/domain/letters/prompt';
import { putFacts } from '@plainclaim/domain/letters/repair/put-facts';
import { repairLetter } from '@plainclaim/domain/letters/repair-letter';
import { factSections } from '@plainclaim/domain/letters/sections/facts/fact-sections';
import { sampleClaim } from '@plainclaim/domain/letters/testing/sample-claims';
import { withStory } from '@plainclaim/domain/letters/testing/story-rows';
import { dmarcPassDomain } from '@plainclaim/domain/replies/authentication-results';
import { claimIdInSubject } from '@plainclaim/domain/replies/claim-id-in-subject';
import { classifyReply } from '@plainclaim/domain/replies/classify-reply';
import { mailKind } from '@plainclaim/domain/replies/mail-kind';
import { isEmailAddress } from '@plainclaim/domain/shared/email-address';
import { parsePounds } from '@plainclaim/domain/shared/money';
import { normalisePostcode } from '@plainclaim/domain/shared/postcode';
import { cleanLine, cleanText } from '@plainclaim/domain/shared/text';
import { describe, expect, it } from 'vitest';

/** The length limit of the longest field. */
const longest = 20_000;

const sample = sampleClaim('Contract Dispute', 'England & Wales');
const described = (issueDescription: string) => ({
  ...sample,
  facts: { ...sample.facts, issueDescription },
});
const letter = draftLetter(sample);
const storyOfKitchen = withStory(sample, kitchenFacts);
const letterOfFacts = draftLetter(storyOfKitchen);
const told = (what: string) =>
  withStory(sample, {
    ...kitchenFacts,
    triedToSettle: what,
    rows: kitchenFacts.rows.map((row) => ({ ...row, what })),
  });
const paragraph = (content: string) => ({ type: 'paragraph', content: [{ type: 'text', text: content }] });

/** Every function that parses user input. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cleanLine,
  cleanText,
  isEmailAddress,
  parsePounds,
  normalisePostcode,
  slugFrom,
  excerptFrom,
  readMinutes,
  checkContent: (text) => checkContent({ type: 'doc', content: [paragraph(text)] }),
  claimIdInSubject,
  classifyReply,
  mailKind: (text) => mailKind({ from: text, subject: text, body: text, headers: new Map() }),
  dmarcPassDomain: (text) => dmarcPassDomain(text, 'mx.plainclaim.example'),
  checkLetter: (text) => checkLetter(letter.replace('WHAT HAPPENED', text), sample, 'draft'),
  repairLetter: (text) => repairLetter(letter.replace('WHAT HAPPENED', text), sample),
  draftLetter: (text) => draftLetter(described(text)),
  letterPrompt: (text) => letterPrompt(described(text)),
  factSections: (text) => factSections(told(text)),
  checkFactSections: (text) =>
    checkLetter(letterOfFacts.replace('Nobody came', text), storyOfKitchen, 'draft'),
  putFacts: (text) => putFacts(letterOfFacts.replace('Nobody came', text), storyOfKitchen),
};

/** Units that, repeated, have made some pattern backtrack. */
const units = [
  ' ',
  '\n',
  ' \n',
  '\t',
  'a',
  '1',
  '1 ',
  '1,',
  '-',
  '.',
  '. ',
  '_',
  '(',
  '[',
  '[a',
  '{',
  '<',
  '<a ',
  '"',
  "'",
  '>',
  '> ',
  '@',
  'a@',
  'a.',
  '£',
  '£1 ',
  '&',
  'A ',
  'ab ',
  'I will pay ',
  'On the ',
  '\non Mon ',
  'Text: ',
  '1 May ',
  '20 November 2026 ',
  'in the sum of ',
  'sort code ',
  'one ',
  '123 ',
  '*',
  'x@',
  '12-',
  'May ',
  'I will ',
  "I'll not ",
  'Northgate Kitchens Ltd ',
  'WHAT HAPPENED\n',
  'DATES IN ORDER\n',
  'the police will ',
  'my cousins ',
  'coming with ',
  "i'd hate to ",
  'he said ',
  'the police ',
  'accidents happen to people ',
  'shame if something ',
  'you do not want your ',
  'I know people in ',
  'I will come and get it ',
  'the last man who owed ',
  'one day I will ',
  "'I will hit him.' ",
  "'I will hit him.'\n\n",
  'a\u0301\u0316',
  '🏳️‍🌈',
  'ﷺ',
];
const ends = ['', 'x'];

/** CPU time of this thread in milliseconds, unaffected by other programs on the machine. */
function cost(read: (text: string) => unknown, unit: string, end: string, length: number, n: number): number {
  // Each text starts with another number, as a reader may cache the last one.
  const text = `${n}${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length) + end;
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds. Shorter runs are too noisy to compare, and at the longest text too short to matter. */
const notable = 200;
const times = 8;
/**
 * For eight times the text, linear work grows by 8 and quadratic by 64. The bound lies between, so that
 * garbage collection and JIT compilation, which may double a measurement, cannot reach it.
 */
const mostGrowth = 24;
const tries = 4;

/**
 * The smallest growth of several tries, starting with the measurement at hand: a pattern that backtracks does
 * so every time.
 */
function growthOf(
  read: (text: string) => unknown,
  unit: string,
  end: string,
  measured: number,
  length = longest,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 1; n <= tries && least > mostGrowth; n += 1) {
    const whole = n === 1 ? measured : cost(read, unit, end, length, n);
    const part = Math.max(...[0, 1, 2].map((m) => cost(read, unit, end, length / times, n * 10 + m)));
    least = Math.min(least, whole / part);
  }
  return least;
}

describe('the work grows as the text does, not as its square', { timeout: 600_000 }, () => {
  it.each(Object.entries(readers))('%s', (_name, read) => {
    const slow: string[] = [];
    for (const unit of units)
      for (const end of ends) {
        const whole = cost(read, unit, end, longest, 0);
        if (whole < notable) continue;
        const growth = growthOf(read, unit, end, whole);
        if (growth > mostGrowth)
          slow.push(`${JSON.stringify(unit)}…${JSON.stringify(end)}: ${growth.toFixed(1)}`);
      }
    expect(slow).toEqual([]);
  });

  it('finds a pattern that backtracks', () => {
    const read = (text: string) => /a+$/.test(text);
    // Twice the longest text, so that even an eighth of it takes longer than the noise of the machine.
    const length = longest * 2;
    expect(growthOf(read, 'a', 'x', cost(read, 'a', 'x', length, 0), length)).toBeGreaterThan(mostGrowth);
  });
});
