import type { FactsContent } from '../../claims/facts/case-facts.ts';
import { factsForLetter } from '../../claims/facts/kept-back.ts';
import type { LetterContext } from '../letter-facts.ts';
import { type LetterParts, letterParts } from '../sections/parts.ts';
import type { PaperFact } from './paper.ts';

/** The letter that the papers go with. `context.today` is the day on the letter. */
export type DebtLetter = {
  readonly context: LetterContext;
  /** All that was told: a letter of one sum and one day carries no rows itself. */
  readonly told: FactsContent;
  /** As the letter prints it. */
  readonly reference: string;
};

export type PartsOfDebtLetter = LetterParts & { readonly story: NonNullable<LetterParts['story']> };

/** What the letter counts and prints, from its rows in every case. Evidence that is kept back is not there. */
export function partsOf({ context, told }: DebtLetter): PartsOfDebtLetter {
  const { lettersTo: _, ...story } = factsForLetter(told);
  const parts = letterParts({ ...context, facts: { ...context.facts, story } });
  if (parts.story === null) throw new Error('a letter with rows has a story');
  return { ...parts, story: parts.story };
}

/** The lines at the head of a form: which letter it belongs to. */
export function letterFacts(
  { reference }: Pick<DebtLetter, 'reference'>,
  { claimant, defendant }: PartsOfDebtLetter,
  dated: string,
): readonly PaperFact[] {
  return [
    { label: 'Claimed by', value: `${claimant.name}, ${claimant.address}` },
    { label: 'Claimed from', value: `${defendant.name}, ${defendant.address}` },
    { label: 'Letter of', value: dated },
    { label: 'Claim reference', value: reference },
  ];
}
