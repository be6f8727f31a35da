import type { LetterContext } from './letter-facts.ts';
import { draftSections, type LetterSection } from './sections.ts';

/** The built-in drafter: a whole letter in plain text, with the known placeholders still in it. */
export function draftLetter(context: LetterContext): string {
  return joinSections(draftSections(context));
}

function joinSections(sections: readonly LetterSection[]): string {
  return `${sections.map(sectionText).join('\n\n')}\n`;
}

export function sectionText({ heading, text }: LetterSection): string {
  return heading === null ? text : `${heading}\n\n${text}`;
}
