import { describe, expect, it } from 'vitest';
import { leadOf, openWarnings, sendingWords, submitObstacle } from './submission-words.ts';

const problem = {
  rule: 'amount',
  kind: 'contradiction',
  message: 'The amount is another',
  line: 3,
  excerpt: '£1',
} as const;

describe('a letter', () => {
  it('may go when nothing is wrong with it', () => {
    expect(submitObstacle({ is_stale: false, problems: [] })).toBeUndefined();
  });
  it.each([
    [{ is_stale: true, problems: [] }, 'Write it anew'],
    [{ is_stale: false, problems: [problem] }, 'Put right the line'],
    [{ is_stale: false, problems: [problem, problem] }, 'Put right the 2 things'],
  ])('stays, and says why', (letter, words) => {
    expect(submitObstacle(letter)).toContain(words);
  });
});

describe('what stands over a letter', () => {
  const warning = { ...problem, kind: 'warning' } as const;
  it.each([
    [{ is_stale: false, problems: [] }, /^Your letter is ready\. .* then submit\.$/],
    [{ is_stale: false, problems: [warning] }, /^Your letter is ready\. .* then submit\.$/],
    [
      { is_stale: false, problems: [problem, warning] },
      /^Your letter is written\. One thing to put right before it can go\.$/,
    ],
    [
      { is_stale: false, problems: [problem, problem] },
      /^Your letter is written\. 2 things to put right before it can go\.$/,
    ],
    [{ is_stale: true, problems: [] }, /^Your answers changed .* before it can go\.$/],
  ])('says whether it can go', (letter, words) => {
    expect(leadOf(letter)).toMatch(words);
  });
});

describe('sendingWords', () => {
  const known = { defendantEmail: 'a@b.example', defendantEmailUnknown: false };
  it.each([
    [known, 0, 'Your letter goes to a@b.example.'],
    [known, 1, 'Your letter goes to a@b.example with 1 file.'],
    [known, 3, 'Your letter goes to a@b.example with 3 files.'],
    [
      { defendantEmail: '', defendantEmailUnknown: true },
      3,
      /^Goes to our team, .* no e-mail address is known\.$/,
    ],
  ])('says where it goes and with what', (form, files, words) => {
    expect(sendingWords(form, files)).toMatch(words);
  });
});

it('counts the remarks that are open', () => {
  const warning = { ...problem, kind: 'warning' } as const;
  expect(openWarnings({ problems: [problem, warning, warning] })).toBe(2);
});
