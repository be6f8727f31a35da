import { expect, it } from 'vitest';
import { draftLetter } from './draft-letter.ts';
import { sampleClaims } from './testing/sample-claims.ts';
import { sampleStories } from './testing/sample-stories.ts';

/** The other side answers by e-mail or post until there is a page for them. */
const door =
  /\bQR\b|\bscan (?:this|the|it)\b|\bcode\b|reply box|https?:|www\.|\/check\/|\bsign in\b|\blog in\b|[□☐☑▢]/i;

it.each([...sampleClaims, ...sampleStories])(
  'the letter of $facts.issueType in $facts.jurisdiction has no box, code or link to reply by',
  (context) => {
    expect(draftLetter(context)).not.toMatch(door);
  },
);
