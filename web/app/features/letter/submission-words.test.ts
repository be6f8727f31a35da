import { describe, expect, it } from 'vitest';
import { leadOf, sendingWords, submitObstacle } from './submission-words.ts';

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
  const known = { amount: '1,250', defendantEmail: 'a@b.example', defendantEmailUnknown: false };
  it.each([
    [known, 0, 'Goes to a@b.example with the letter as a PDF. They'],
    [known, 1, 'with the letter as a PDF and 1 document. They'],
    [known, 3, 'with the letter as a PDF and 3 documents. They'],
    [{ amount: '900', defendantEmail: '', defendantEmailUnknown: true }, 3, 'email address is unknown'],
  ])('says where it goes and with what', (form, documents, words) => {
    const said = sendingWords(form, documents, '29 November 2026');
    expect(said).toContain(words);
    expect(said).toContain('until 29 November 2026');
  });

  it('says what is kept of the sum, and of what is paid directly', () => {
    expect(sendingWords(known, 0, '29 November 2026')).toMatch(
      /If £1,250\.00 is paid through Plainclaim, we keep 10%, £125\.00, and you get £1,125\.00\. Paid to you directly, all of it is yours\.$/,
    );
  });
});
