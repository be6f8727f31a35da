import type { LetterProblem } from '@plainclaim/domain/letters/letter-problem';
import { describe, expect, it } from 'vitest';
import { placeOf, shownExcerpt } from './problem-place.ts';

const problem = (line: number | null, excerpt: string | null, message = 'Take this out.'): LetterProblem => ({
  rule: 'threats',
  kind: 'contradiction',
  message,
  line,
  excerpt,
});

const letter = [
  'Dear Siân O’Neill,',
  '“I paid £1,850 on 12 June. They are thieves and I hope they rot. Siân ‘lost’ the rest…”',
  'Amount claimed: £9,000.00',
  'ﬁne: Łódź ½ day, thieves of café chairs',
].join('\n');

/** The selection, marked in its line. */
function selected(one: LetterProblem, text = letter) {
  const place = placeOf(text, one);
  const { start, end } = place ?? { start: 0, end: 0 };
  return place && { line: text.slice(0, start).split('\n').length, words: text.slice(start, end) };
}

describe('the place of a problem', () => {
  it.each([
    [
      problem(2, '…12 June. They are thieves and I hope they rot.…', '"thieves" reads as an insult.'),
      'thieves',
    ],
    [
      problem(3, 'Amount claimed: £9,000.00', 'What you claim is £900.00, not £9,000.00. Use the amount.'),
      '£9,000.00',
    ],
    [problem(1, "Dear Sian O'Neill,", `"Sian O'Neill" is somebody else.`), 'Siân O’Neill'],
    [problem(4, 'fine: Łodz 1⁄2 day, thieves of cafe chairs', '"cafe chairs" is odd.'), 'café chairs'],
  ])('selects only the words it names', (one, words) => {
    expect(selected(one)).toEqual({ line: one.line, words });
  });

  it.each([
    ['where the excerpt begins', problem(2, '…thieves and I hope they rot.…'), 'thieves and I'],
    ['where a short line begins', problem(3, 'Amount claimed: £9,000.00'), 'Amount'],
    ['where the line begins, when its words have changed', problem(2, '…no longer there'), '“I paid'],
    ['where the line begins, without an excerpt', problem(2, null), '“I paid'],
    ['and not at words of another line', problem(3, 'Amount claimed', 'Press "Dear".'), 'Amount'],
  ])('is a cursor that selects nothing, %s', (_, one, following) => {
    const place = placeOf(letter, one);
    expect(place?.end).toBe(place?.start);
    expect(letter.slice(place?.start).startsWith(following)).toBe(true);
  });

  it('is the second of two where the first stands before what is shown', () => {
    const text = 'thieves said I, and again I say that they are all thieves and worse.';
    const place = placeOf(
      text,
      problem(1, '…again I say that they are all thieves and worse.', '"thieves" insults.'),
    );
    expect(place?.start).toBe(text.lastIndexOf('thieves'));
  });

  it.each([problem(null, null), problem(9, 'x'), problem(0, 'x')])('is nowhere: %j', (one) => {
    expect(placeOf(letter, one)).toBeUndefined();
  });
});

describe('the excerpt as it is shown', () => {
  it.each([
    [problem(1, "Dear Sian O'Neill,"), 'Dear Siân O’Neill,'],
    [problem(2, "…they rot. Sian 'lost' the…"), '…they rot. Siân ‘lost’ the…'],
    [problem(2, '"I paid £1,850 on…'), 'I paid £1,850 on…'],
    [problem(3, 'words that are gone'), 'words that are gone'],
    [problem(null, null), null],
  ])('has the signs of the letter', (one, shown) => {
    expect(shownExcerpt(letter, one)).toBe(shown);
  });
});
