import { describe, expect, it } from 'vitest';
import { type ConsumerComplaint, consumerComplaints as complaints } from '../../claims/facts/case-facts.ts';
import { factsOfSimpleClaim } from '../../claims/facts/facts-of-simple-claim.ts';
import { jurisdictions } from '../../claims/jurisdictions.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import { storyOf } from '../facts-of-form.ts';
import type { LetterContext } from '../letter-facts.ts';
import { letterPrompt } from '../prompt.ts';
import { draftSections } from '../sections.ts';
import { sampleClaim } from '../testing/sample-claims.ts';

const every = complaints.flatMap((complaint) => jurisdictions.map((nation) => [complaint, nation] as const));

function letterOf(
  complaint: ConsumerComplaint | undefined,
  nation: (typeof jurisdictions)[number],
): LetterContext {
  const context = sampleClaim('Consumer Rights', nation);
  return { ...context, facts: { ...context.facts, ...(complaint && { complaint }) } };
}

const partOf = (context: LetterContext, key: string): string =>
  draftSections(context).find((section) => section.key === key)?.text ?? '';

/** Words that only one of the complaints is about. */
const own: Readonly<Record<ConsumerComplaint, RegExp>> = {
  'goods-faulty': /satisfactory quality, fit for their purpose/,
  'goods-not-delivered': /section 28\b/i,
  'work-not-done': /section 52\b/,
  'work-badly-done': /section 55\b/,
  digital: /section 43\b/,
  'refund-refused': /regulation 34\b/,
};

describe('what a consumer complains of', () => {
  it.each(every)('is argued, and nothing else: %s, %s', (complaint, nation) => {
    const argument = partOf(letterOf(complaint, nation), 'argument');
    expect(complaints.filter((one) => own[one].test(argument))).toEqual([complaint]);
    expect(argument).toMatch(/Consumer Rights Act 2015/);
  });

  it.each(every)('makes a letter that passes its check: %s, %s', (complaint, nation) => {
    const context = letterOf(complaint, nation);
    expect(checkLetter(draftLetter(context), context, 'draft')).toEqual([]);
    expect(partOf(context, 'claimed').split(/(?<=\.) /)[1]).toMatch(/\bsaid (?:to|not to)\b/);
  });

  it('says of work that was never finished just that', () => {
    const letter = draftLetter(letterOf('work-not-done', 'England & Wales'));
    expect(letter).toContain('The work that was agreed was not carried out, or was begun and not finished.');
    expect(letter).not.toMatch(/satisfactory quality|digital content|rejected promptly/);
  });

  it('is argued by all promises of the Act where it was not told', () => {
    const argument = partOf(letterOf(undefined, 'England & Wales'), 'argument');
    expect(argument).toMatch(/satisfactory quality.*digital content.*reasonable care and skill/s);
  });

  it('reaches the letter of a claim that is simple otherwise, and a model that writes it', () => {
    const context = sampleClaim('Consumer Rights', 'Scotland');
    const simple = factsOfSimpleClaim({ ...context.facts, defendantType: 'company' });
    expect(storyOf({ ...simple, complaint: 'goods-not-delivered' })).toEqual({
      complaint: 'goods-not-delivered',
    });
    expect(storyOf(simple)).toEqual({});
    expect(letterPrompt(letterOf('goods-not-delivered', 'Scotland')).user).toContain(
      'the goods were never delivered',
    );
    expect(letterPrompt(letterOf(undefined, 'Scotland')).user).not.toContain('argueOnlyThat');
  });
});
