import { describe, expect, it } from 'vitest';
import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { type Law, shippedLaw } from '../../law/law.ts';
import { addDays } from '../../shared/iso-date.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import { isBlocking } from '../letter-problem.ts';
import { redateLetter } from '../redate-letter.ts';
import { putFacts } from '../repair/put-facts.ts';
import { repairLetter } from '../repair-letter.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { sampleStories } from '../testing/sample-stories.ts';
import { withStory } from '../testing/story-rows.ts';

const context = withStory(
  { ...sampleClaim('Contract Dispute', 'England & Wales'), today: letterDate },
  kitchenFacts,
);
const letter = draftLetter(context);
const problemsOf = (text: string) => checkLetter(text, context, 'draft').filter(isBlocking);
const follow = 'Change them there, and the letter follows.';

describe('a letter with sections of facts', () => {
  it.each(sampleStories.map((one) => [`${one.facts.issueType}, ${one.facts.jurisdiction}`, one] as const))(
    'has no problem as drafted: %s',
    (_, one) => {
      expect(checkLetter(draftLetter(one), one, 'draft')).toEqual([]);
    },
  );

  it('of a company names it at its head and who signs at its end', () => {
    const facts = {
      ...kitchenFacts,
      claimant: 'company',
      business: 'Okoro Joinery Ltd',
      signedBy: 'Hannah Okoro',
    } as const;
    const own = withStory(
      { ...sampleClaim('Contract Dispute', 'England & Wales'), today: letterDate },
      facts,
    );
    const text = draftLetter(own);
    expect(text).toContain('From: Okoro Joinery Ltd (the claimant)');
    expect(text).toContain(
      'Sent at the request of Okoro Joinery Ltd\nSigned for Okoro Joinery Ltd by Hannah Okoro\n',
    );
    expect(checkLetter(text, own, 'draft')).toEqual([]);
    expect(repairLetter(text, own).outcome).toBe('fine');
  });

  it('is not blamed on the answers where a rate of the law changed after it was written', () => {
    const rows = shippedLaw.courtRate.rows.map((row) => ({ ...row, value: 9 }));
    const law = { ...shippedLaw, courtRate: { ...shippedLaw.courtRate, rows } } as Law;
    const today = addDays(letterDate, 1);
    const dated = redateLetter(letter, { facts: context.facts, law }, letterDate, today);
    const later = { ...context, law, today };
    const [problem, ...more] = checkLetter(dated, later, 'draft').filter(isBlocking);
    expect(more).toEqual([]);
    expect(problem?.message).toContain('a rate has changed since this letter was written');
    expect(checkLetter(putFacts(dated, later), later, 'draft')).toEqual([]);
    expect(putFacts(dated, later)).toContain('9% a year');
  });

  it.each([
    ['a sum', '£1,850.00', '£1,950.00', `The sums follow your answers. ${follow}`],
    [
      'a total',
      'Amount claimed: £2,500.00\n\nINTEREST',
      'Amount claimed: £9,500.00\n\nINTEREST',
      `The sums follow your answers. ${follow}`,
    ],
    [
      'the rate',
      'At 8% a year',
      'At 12% a year',
      expect.stringMatching(/^The interest follows your answers and the rates/),
    ],
    [
      'a day',
      '24 August 2026: Fitting',
      '23 August 2026: Fitting',
      `The dates follow your answers. ${follow}`,
    ],
    ['what happened on a day', 'Nobody came', 'They came', `The dates follow your answers. ${follow}`],
    [
      'the agreement',
      'in writing on 12 June',
      'in writing on 13 June',
      `What was agreed follows your answers. ${follow}`,
    ],
    [
      'what was tried',
      'rang four times and',
      'rang nine times and',
      `What has been tried follows your answers. ${follow}`,
    ],
    [
      'the evidence',
      '(to follow)',
      '(sent with this letter)',
      `The list of evidence follows your answers. ${follow}`,
    ],
    [
      'a line more',
      '£650.00\n',
      '£650.00\nFor my trouble: £500.00\n',
      `The sums follow your answers. ${follow}`,
    ],
    ['a threat', 'Nobody came', 'I will break his legs', `The dates follow your answers. ${follow}`],
  ])('has one problem where somebody changed %s, and gets the section back', (_, was, is, message) => {
    expect(letter).toContain(was);
    const changed = letter.replace(was, is);
    const problems = problemsOf(changed);
    expect(problems.map(({ rule, message }) => [rule, message])).toEqual([['facts', message]]);
    const [problem] = problems;
    const line = changed.split('\n')[(problem?.line ?? 0) - 1] ?? '';
    expect(line).toContain(
      is.trim().split('\n').at(-1) === 'INTEREST' ? 'Amount claimed' : (is.trim().split('\n').at(-1) ?? ''),
    );
    expect(putFacts(changed, context)).toBe(letter);
  });

  it.each([
    ['a sum', '[3]: £650.00', '[3]: £750.00', 'Second payment, 3 July 2026 [3]: £650.00'],
    [
      'a day',
      '24 August 2026: Fitting',
      '23 August 2026: Fitting',
      '24 August 2026: Fitting day. Nobody came, and nothing was delivered. [5]',
    ],
    [
      'the end of a line',
      'was not given back.”',
      'was given back.”',
      '…agreed, and my money was not given back.”',
    ],
    [
      'a line less',
      'Second payment, 3 July 2026 [3]: £650.00\n',
      '',
      'Second payment, 3 July 2026 [3]: £650.00',
    ],
    ['a line more', '£650.00\n', '£650.00\nFor my trouble: £500.00\n', undefined],
  ])('shows beside %s that was changed what the answers have', (_, was, is, answers) => {
    expect(letter).toContain(was);
    const [problem] = problemsOf(letter.replace(was, is));
    expect(problem?.rule).toBe('facts');
    expect(problem?.answers).toBe(answers);
  });

  it('misses a section that is gone, and gets it back in its place', () => {
    const without = letter.replace(/DATES IN ORDER[\s\S]*?(?=WHAT HAPPENED)/, '');
    expect(problemsOf(without)).toEqual([
      expect.objectContaining({
        kind: 'missing',
        message: 'The letter must have the section headed DATES IN ORDER. The dates follow your answers.',
      }),
    ]);
    expect(putFacts(without, context)).toBe(letter);
  });

  it('has each section once, and none that the answers lack', () => {
    const twice = letter.replace(
      'WHAT HAS BEEN TRIED',
      'DATES IN ORDER\n\n1 May 2026: I paid.\n\nWHAT HAS BEEN TRIED',
    );
    expect(problemsOf(twice).map(({ message }) => message)).toEqual([
      'The section headed DATES IN ORDER stands here a second time. Take it out.',
    ]);
    expect(putFacts(twice, context)).toBe(letter);
    const calm = withStory(context, { ...kitchenFacts, interest: { kind: 'none' } });
    const stale = draftLetter(calm).replace(
      'DATES IN ORDER',
      'INTEREST ON THE SUM\n\nAt 8% a year.\n\nDATES IN ORDER',
    );
    expect(checkLetter(stale, calm, 'draft').map(({ message }) => message)).toEqual([
      'Your answers have nothing for INTEREST ON THE SUM. Take the section out here, or give the answers.',
    ]);
    expect(putFacts(stale, calm)).toBe(draftLetter(calm));
  });

  it('keeps the words of the prose when a section is put back', () => {
    const own = letter
      .replace('\n\nWHAT HAPPENED', '\n\nWHAT HAPPENED\n\nIt was a hard summer.')
      .replace('£650.00\n', '£640.00\n');
    expect(putFacts(own, context)).toBe(
      letter.replace('\n\nWHAT HAPPENED', '\n\nWHAT HAPPENED\n\nIt was a hard summer.'),
    );
  });

  it.each([
    ['another total', 'amount', 'I demand £3,500.00 from you.'],
    ['a row demanded again', 'amount', 'You must pay £1,850.00 at once.'],
    ['the total with interest', 'amount', 'You must pay £2,528.05.'],
    ['another day', 'incident-date', 'The incident happened on 12 June 2026.'],
    ['another deadline', 'deadline', 'Please pay by 28 November 2026.'],
  ])('still has a problem where the prose has %s', (_, rule, sentence) => {
    const edited = letter.replace('\n\nWHAT WAS AGREED', () => `\n\n${sentence}\n\nWHAT WAS AGREED`);
    expect(problemsOf(edited).map((one) => one.rule)).toEqual([rule]);
  });

  it('has no problem in prose that names its rows', () => {
    const edited = letter.replace(
      '\n\nWHAT IS CLAIMED',
      '\n\nThe deposit of £1,850.00 was paid on 12 June 2026, and £650.00 on 3 July 2026.\n\nWHAT IS CLAIMED',
    );
    expect(problemsOf(edited)).toEqual([]);
  });

  it('is asked for no section of facts where the prose tells them', () => {
    const simple = sampleClaim('Contract Dispute', 'England & Wales');
    expect(checkLetter(draftLetter(simple), simple, 'draft')).toEqual([]);
    expect(putFacts(draftLetter(simple), simple)).toBe(draftLetter(simple));
  });

  it('knows the month of the events where no day is known', () => {
    const timeline = kitchenFacts.timeline.map((row) => ({ ...row, main: !row.exact }));
    const monthly = withStory(context, { ...kitchenFacts, timeline });
    const text = draftLetter(monthly);
    expect(text).toContain('\nDate of the events: September 2026\n');
    expect(checkLetter(text, monthly, 'draft')).toEqual([]);
    expect(
      checkLetter(text.replaceAll('September 2026', 'October 2026'), monthly, 'draft').map(
        ({ rule }) => rule,
      ),
    ).toContain('incident-date');
  });
});

describe('a redated letter', () => {
  it('leaves a section that was changed as it is', () => {
    const changed = letter.replace('55p more each day', '99p more each day');
    const today = kitchenFacts.timeline[0]?.on ?? letterDate;
    expect(redateLetter(changed, context, letterDate, today)).toContain(
      '28.05 by 18 November 2026, and 99p more',
    );
  });
});
