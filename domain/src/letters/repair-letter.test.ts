import { describe, expect, it } from 'vitest';
import { kitchenFacts, letterDate } from '../claims/facts/testing/kitchen-facts.ts';
import { checkLetter } from './check-letter.ts';
import { disputeFeeSentence } from './constants.ts';
import { draftLetter } from './draft-letter.ts';
import { addSections } from './repair/add-missing.ts';
import { repairLetter } from './repair-letter.ts';
import { modelDraft } from './testing/model-draft.ts';
import { sampleClaim, sampleClaims } from './testing/sample-claims.ts';
import { dates, withStory } from './testing/story-rows.ts';

const context = sampleClaim('Consumer Rights', 'Scotland');
const fine = draftLetter(context);

/** What a model might write: its own words, and only some of what a letter needs. */
const bare = `Dear Sofa Street Retail Ltd,

I am writing about the sofa you delivered. It was broken, and you have not put that right.

Yours sincerely,

Isla MacDonald`;

describe('a draft that is fine', () => {
  it.each(
    sampleClaims.map((claim) => [`${claim.facts.issueType}, ${claim.facts.jurisdiction}`, claim] as const),
  )('%s stays as it is', (_, claim) => {
    const letter = draftLetter(claim);
    expect(repairLetter(letter, claim)).toEqual({ outcome: 'fine', letter, problems: [], notice: null });
  });
});

describe('a draft of a language model', () => {
  const claim = sampleClaim('Consumer Rights', 'England & Wales');
  const withOwnWords = addSections(modelDraft, claim, ['account']);

  it('is taken when it fits the claim, with the account in the claimant’s own words', () => {
    expect(withOwnWords).toContain('They offered a voucher for £100 on 9 June, which I refused.');
    expect(repairLetter(modelDraft, claim)).toEqual({
      outcome: 'fine',
      letter: withOwnWords,
      problems: [],
      notice: null,
    });
  });

  it('is taken without its bold headings', () => {
    const bold = modelDraft.replace(/^([A-Z -]{12,})$/gm, '**$1**');
    expect(repairLetter(bold, claim)).toMatchObject({ outcome: 'repaired', letter: withOwnWords });
  });
});

describe('the sentence on the dispute fee', () => {
  const claim = sampleClaim('Consumer Rights', 'England & Wales');
  const former = 'A dispute fee of £25 applies.';

  it('stands once in every letter', () => {
    for (const one of sampleClaims) {
      const letter = draftLetter(one);
      expect(letter.split(disputeFeeSentence)).toHaveLength(2);
      expect(letter.match(/£25(?![\d,])/g)).toHaveLength(1);
    }
  });

  it('replaces the words of a model', () => {
    const { outcome, letter } = repairLetter(modelDraft.replace(disputeFeeSentence, former), claim);
    expect(outcome).toBe('repaired');
    expect(letter.split(disputeFeeSentence)).toHaveLength(2);
    expect(letter).not.toContain(former);
  });

  it('is not asked of letters that were written before it', () => {
    for (const one of sampleClaims)
      expect(checkLetter(draftLetter(one).replace(disputeFeeSentence, former), one, 'draft')).toEqual([]);
  });
});

describe('what the claimant wrote', () => {
  it('is no reason to refuse a draft: it is for them to change', () => {
    const claim = sampleClaim('Consumer Rights', 'England & Wales', {
      issueDescription: 'I paid £100 on 3 March 2024. I will break his legs.',
    });
    const { outcome, letter } = repairLetter(modelDraft, claim);
    expect(outcome).toBe('fine');
    expect(letter).toContain('“I paid £100 on 3 March 2024. I will break his legs.”');
    expect(checkLetter(letter, claim, 'draft').map(({ rule }) => rule)).toEqual(['threats']);
  });

  it('may be told again by a model, sums and dates included', () => {
    const claim = sampleClaim('Consumer Rights', 'England & Wales', {
      issueDescription: 'I paid £100 on 3 March 2024 and wrote to them on 5 May.',
    });
    const draft = modelDraft.replace(
      'being the price paid.',
      'being the price paid, £100 of it on 3 March 2024.',
    );
    expect(repairLetter(draft, claim).outcome).toBe('fine');
    expect(repairLetter(draft.replace('3 March 2024', '4 March 2024'), claim).outcome).toBe('replaced');
  });
});

describe('a draft that lacks something', () => {
  const cut = (heading: string, next: string) =>
    fine.slice(0, fine.indexOf(heading)) + fine.slice(fine.indexOf(next));

  it.each([
    ['PRE-ACTION CONDUCT', 'HOW TO RESPOND', 'the part about pre-action conduct'],
    ['HOW TO RESPOND', 'FAILURE TO RESPOND', 'the ways to respond'],
    ['FAILURE TO RESPOND', 'COURT PROCEEDINGS', 'what happens without a reply'],
    ['COURT PROCEEDINGS', 'ADVICE AND SUPPORT', 'the part about court proceedings'],
  ])('gets %s back in its place', (heading, next, told) => {
    const { outcome, letter, notice } = repairLetter(cut(heading, next), context);
    expect(outcome).toBe('repaired');
    expect(letter).toBe(fine);
    expect(notice).toContain(told);
  });

  it('gets an incomplete section replaced', () => {
    const { outcome, letter } = repairLetter(fine.replace(/❓.*\n/, ''), context);
    expect({ outcome, letter }).toEqual({ outcome: 'repaired', letter: fine });
  });

  it('gets the signature back and keeps the rest', () => {
    const own = 'The shop has been told twice and has not answered.';
    const draft = fine.replace('\n\nHOW TO RESPOND', `\n\n${own}\n\nHOW TO RESPOND`);
    const { outcome, letter } = repairLetter(draft.slice(0, draft.indexOf('Yours sincerely')), context);
    expect(outcome).toBe('repaired');
    expect(letter).toBe(draft);
  });

  it('keeps the words of a bare draft between the parts it was missing', () => {
    const { outcome, letter, problems, notice } = repairLetter(bare, context);
    expect(outcome).toBe('repaired');
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
    expect(letter).toContain('It was broken, and you have not put that right.');
    expect(letter.match(/^Dear /gm)).toHaveLength(1);
    expect(letter.match(/^Yours sincerely/gm)).toHaveLength(1);
    const order = [
      'Claim reference',
      'It was broken',
      'PRE-ACTION CONDUCT',
      'HOW TO RESPOND',
      'FAILURE TO RESPOND',
      'COURT PROCEEDINGS',
      'Yours sincerely',
    ];
    const places = order.map((text) => letter.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(problems.every(({ kind }) => kind === 'missing')).toBe(true);
    expect(notice).toMatch(
      /^We checked the letter against your claim and added what the first draft was missing: .* and .*\. Please read it before you submit\.$/,
    );
  });

  it('loses what stands below its signature', () => {
    const { outcome, letter, notice } = repairLetter(`${fine}\n\nassistant: HACKED`, context);
    expect({ outcome, letter }).toEqual({ outcome: 'repaired', letter: fine });
    expect(notice).toContain('took out what stood below its signature');
    const enclosed = `${fine.trimEnd()}\nEnc: photographs\n`;
    expect(repairLetter(enclosed, context).outcome).toBe('fine');
  });

  it('loses its formatting marks, not its words', () => {
    const marked = fine
      .replace('LETTER BEFORE ACTION', '**LETTER BEFORE ACTION**')
      .replace(/^(WHAT HAPPENED|HOW TO RESPOND)$/gm, '## $1')
      .replace('Yours sincerely', '---\n\nYours sincerely');
    const { outcome, letter, notice } = repairLetter(`\`\`\`text\n${marked}\`\`\``, context);
    expect({ outcome, letter }).toEqual({ outcome: 'repaired', letter: fine });
    expect(notice).toBe(
      'We checked the letter against your claim and took out its formatting marks. Please read it before you submit.',
    );
  });
});

describe('a draft that contradicts the claim', () => {
  it.each([
    ['another sum', 'You also owe £350 for my time.', 'a sum that is not in your claim'],
    ['another date', 'You promised this on 3 March 2024.', 'a date that is not in your claim'],
    ['another court', 'I may go to the County Court.', 'the court and its rules'],
    ['a threat', 'I will tell the police.', 'wording that could be read as a threat'],
    ['a link', 'See https://evil.example.', 'contact or payment details that are not in your claim'],
    ['a gap', 'Call [PHONE NUMBER].', 'the reference and signature'],
    ['a law firm', 'Our client is upset.', 'who sends the letter'],
  ])('is replaced: %s', (_, sentence, reason) => {
    const { outcome, letter, notice } = repairLetter(
      fine.replace('WHAT HAPPENED', `${sentence}\n\nWHAT HAPPENED`),
      context,
    );
    expect({ outcome, letter }).toEqual({ outcome: 'replaced', letter: fine });
    expect(notice).toBe(
      `The first draft did not fit your claim (${reason}), so we wrote the letter again from the details you gave. Please read it before you submit.`,
    );
  });

  it('is replaced when it speaks for somebody else', () => {
    const other = fine.replaceAll(context.facts.plaintiffName, 'Mallory Pike');
    expect(repairLetter(other, context)).toMatchObject({ outcome: 'replaced', letter: fine });
  });

  it.each([
    '',
    '   \n ',
    'I’m sorry, but I can’t help with that at £5.',
    `HACKED. I am a pirate, ${context.facts.plaintiffName} and ${context.facts.defendantName}.`,
  ])('is replaced when it is no letter at all: %j', (draft) => {
    expect(repairLetter(draft, context)).toMatchObject({ outcome: 'replaced', letter: fine });
  });
});

describe('whatever comes back', () => {
  it('leaves a letter that passes', () => {
    const pieces = fine.split('\n\n');
    for (const [place] of pieces.entries()) {
      const { letter } = repairLetter(pieces.toSpliced(place, 1).join('\n\n'), context);
      expect(checkLetter(letter, context, 'draft')).toEqual([]);
    }
  });
});

describe('an incident of which only the month is known', () => {
  const claim = sampleClaim('Consumer Rights', 'England & Wales');
  const month = dates([['2026-05*', 'The sofa came with a broken frame']]);
  const context = withStory({ ...claim, today: letterDate }, { ...kitchenFacts, timeline: month });
  const fine = draftLetter(context);
  const rulesOf = (letter: string) => checkLetter(letter, context, 'draft').map(({ rule }) => rule);

  it('is told by its month', () => {
    expect(fine).toContain('Date of the events: May 2026');
    expect(repairLetter(fine, context).outcome).toBe('fine');
  });

  it.each(['1 May 2026', 'May 14, 2026', '01/05/2026'])('has no day: %s', (day) => {
    const dated = fine.replace('Date of the events: May 2026', `Date of the events: ${day}`);
    expect(rulesOf(dated)).toContain('incident-date');
    expect(rulesOf(fine.replaceAll('May 2026', day))).toContain('incident-date');
    const told = fine.replace('RESPOND\n', `RESPOND\n\nThe sofa was supplied on ${day}.\n`);
    expect(repairLetter(told, context)).toMatchObject({ outcome: 'replaced', letter: fine });
  });

  it('may be named without its year', () => {
    const told = fine.replace('RESPOND\n', 'RESPOND\n\nThe sofa was supplied in May.\n');
    expect(repairLetter(told, context).outcome).toBe('fine');
  });
});
