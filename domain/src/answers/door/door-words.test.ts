import { describe, expect, it } from 'vitest';
import { issueTypes } from '../../claims/issue-types.ts';
import { jurisdictions } from '../../claims/jurisdictions.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { kitchenSituation } from '../testing/kitchen-answers.ts';
import { admissionWords } from './admission-words.ts';
import { doorWords } from './door-words.ts';
import { answeringAs, holderWords } from './holder-words.ts';

const site = { address: 'plainclaim.example' };
const wordsFor = (more: Partial<Parameters<typeof doorWords>[0]> = {}) =>
  doorWords({ ...kitchenSituation, isPaused: false, pausedUntil: null, ...more }, site);

describe('the words around a letter', () => {
  it.each([
    ['England & Wales', 'the County Court'],
    ['Scotland', 'the Sheriff Court'],
    ['Northern Ireland', 'the County Court'],
  ] as const)('name the court of %s, and the day', (nation, court) => {
    expect(wordsFor({ nation }).ifYouDoNotAnswer).toBe(
      `If you do not answer, Hannah Okoro may after 2 December 2026 make a claim in ${court}, and a court may look at whether both sides tried to settle. A short answer is enough, and an answer by e-mail or post counts the same.`,
    );
  });

  it('name a tribunal where one may decide, and no day that has passed', () => {
    expect(wordsFor({ issueType: 'Employment Issue' }).ifYouDoNotAnswer).toContain('a court or tribunal');
    expect(wordsFor({ today: toIsoDate('2026-12-03') }).ifYouDoNotAnswer).toContain(
      'Hannah Okoro may make a claim',
    );
  });

  it('ask for nothing while the claim is paused', () => {
    expect(wordsFor({ isPaused: true, pausedUntil: toIsoDate('2026-12-31') }).ifYouDoNotAnswer).toBe(
      'The claim is paused until 31 December 2026. Nothing is asked of you meanwhile, and the day to reply by is later by as long.',
    );
    expect(wordsFor({ isPaused: true }).ifYouDoNotAnswer).toContain('The claim is paused. ');
  });

  it('never say what a court would decide, threaten or hurry', () => {
    for (const nation of jurisdictions)
      for (const issueType of issueTypes)
        for (const defendant of ['individual', 'company'] as const)
          expect(JSON.stringify(wordsFor({ nation, issueType, defendant }))).not.toMatch(
            /\b(?:court (?:will|would)|must|immediately|urgent|final warning|bailiff|credit score)\b/i,
          );
  });

  it.each([
    ['England & Wales', 'individual', 'in a breathing space, or unwell'],
    ['Scotland', 'individual', 'in a statutory moratorium, or unwell'],
    ['Northern Ireland', 'individual', 'If you are unwell'],
  ] as const)('offer a pause in %s', (nation, defendant, words) => {
    expect(wordsFor({ nation, defendant }).ifYouAreUnwell).toContain(words);
  });

  it('offer a company none, and name the advice for businesses first', () => {
    expect(wordsFor().ifYouAreUnwell).toBeNull();
    expect(wordsFor().advice.services[0]?.name).toBe('Business Debtline');
    expect(wordsFor({ defendant: 'individual' }).advice.services[0]?.name).toBe('National Debtline');
    expect(wordsFor({ nation: 'Scotland' }).advice.services.map(({ name }) => name)).toEqual([
      'StepChange Debt Charity',
      'MoneyHelper',
    ]);
  });

  it('speak of the letter alone, because papers from a court may have come since', () => {
    expect(wordsFor().whereYouStand).not.toContain('No claim has been made');
    expect(wordsFor().whereYouStand).toContain('If papers from a court reach you, answer those as well');
  });

  it('tell how to check that the page is genuine', () => {
    expect(wordsFor().isItGenuine.join(' ')).toContain('plainclaim.example/answer');
  });
});

describe('before an admission', () => {
  it.each([
    ['England & Wales', 'Debt Recovery', true],
    ['England & Wales', 'Other', true],
    ['Scotland', 'Property Damage', true],
    ['Scotland', 'Personal Injury', false],
  ] as const)('in %s, for %s: the time limit is named, %s', (nation, issueType, isNamed) => {
    const words = admissionWords({ nation, issueType });
    expect(words.includes('time limit')).toBe(isNamed);
    expect(words.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  });
});

describe('the holder of a key', () => {
  const link = { kind: 'link', sentTo: 'accounts@northgate.example' } as const;
  const code = { kind: 'code', sentTo: '4 Mill Lane, Leeds, LS11 9ZQ' } as const;

  it('is named by where the key went', () => {
    expect(holderWords(link)).toBe('the holder of the link sent to accounts@northgate.example');
    expect(holderWords(code)).toBe('the holder of the code posted to 4 Mill Lane, Leeds, LS11 9ZQ');
  });

  it('is named by an address in one line', () => {
    expect(holderWords({ ...code, sentTo: '4 Mill Lane\nLeeds\nLS11 9ZQ' })).toBe(holderWords(code));
  });

  it('is told for whom the answer is, also when the key was passed on', () => {
    expect(answeringAs(link, kitchenSituation)).toEqual({
      who: 'You are answering as Northgate Kitchens Ltd.',
      forwarded:
        'The link was sent to accounts@northgate.example. If it was passed on to you, answer only if you may speak for Northgate Kitchens Ltd. If you are not Northgate Kitchens Ltd, please say so: choose “This is not us”.',
    });
    expect(answeringAs(code, { ...kitchenSituation, defendant: 'individual' }).forwarded).toContain(
      'The code was posted to 4 Mill Lane',
    );
  });
});
