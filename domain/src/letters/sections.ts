import { letterHeadings } from './headings.ts';
import type { LetterContext } from './letter-facts.ts';
import { accountText } from './sections/account.ts';
import { adviceText } from './sections/advice.ts';
import { claimedText } from './sections/claimed.ts';
import { closingText } from './sections/closing.ts';
import { courtProceedingsText } from './sections/court-proceedings.ts';
import { type FactSectionKey, isFactSection } from './sections/facts/fact-section-keys.ts';
import { factSectionsOf } from './sections/facts/fact-sections.ts';
import { failureToRespondText } from './sections/failure-to-respond.ts';
import { headText } from './sections/head.ts';
import { howToRespondText } from './sections/how-to-respond.ts';
import { openingText } from './sections/opening.ts';
import { letterParts } from './sections/parts.ts';
import { preActionConductText } from './sections/pre-action-conduct.ts';

const letterSectionKeys = [
  'head',
  'opening',
  'agreed',
  'sum',
  'interest',
  'dates',
  'account',
  'tried',
  'argument',
  'claimed',
  'pre-action-conduct',
  'how-to-respond',
  'failure-to-respond',
  'court-proceedings',
  'advice',
  'evidence',
  'closing',
] as const;

export type LetterSectionKey = (typeof letterSectionKeys)[number];

export type LetterSection = {
  readonly key: LetterSectionKey;
  readonly heading: string | null;
  readonly text: string;
};

/** The letter in its parts, in the order they are read, so that a repair can take one. */
export function draftSections(context: LetterContext): readonly LetterSection[] {
  const parts = letterParts(context);
  const told = new Map(factSectionsOf(parts).map(({ key, text }) => [key, text]));
  const texts: Readonly<Record<Exclude<LetterSectionKey, FactSectionKey>, string>> = {
    head: headText(parts),
    opening: openingText(parts),
    account: accountText(parts),
    argument: parts.argument.basis.join('\n\n'),
    claimed: claimedText(parts),
    'pre-action-conduct': preActionConductText(parts),
    'how-to-respond': howToRespondText(parts),
    'failure-to-respond': failureToRespondText(parts),
    'court-proceedings': courtProceedingsText(parts),
    advice: adviceText(parts),
    closing: closingText(parts),
  };
  return letterSectionKeys.flatMap((key) => {
    const text = isFactSection(key) ? told.get(key) : texts[key];
    return text === undefined ? [] : [{ key, heading: headingOf(key), text }];
  });
}

function headingOf(key: LetterSectionKey): string | null {
  return key in letterHeadings ? letterHeadings[key as keyof typeof letterHeadings] : null;
}
