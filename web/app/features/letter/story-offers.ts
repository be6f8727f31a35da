import { amountField } from '@plainclaim/domain/claims/facts/input/amount-field';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { contradictedRow, namedRowsOf } from '@plainclaim/domain/claims/facts/suggestions/contradicted-row';
import { accountInLetter } from '@plainclaim/domain/letters/account/account-in-letter';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { formatGbp } from '@plainclaim/domain/shared/money';
import type { Draft } from '../../lib/claims-api.ts';
import { type ToldOffer, toldOffers } from '../../lib/told-offers.ts';
import { amountWords } from './summary-facts.ts';
import { storyOfDraft } from './told-facts-of.ts';

export type StoryOffer = {
  readonly words: string;
  readonly accept: NonNullable<ToldOffer['accept']>;
  /** What would be claimed then, where that is another sum. */
  readonly amount: string | undefined;
};

/** Under which the letter keeps an offer that was turned down, beside the warnings that were dismissed. */
export const keptOffer = (words: string): string => `row: ${words}`;

/**
 * Sums and days that the account tells in this text of the letter and no row has. Another total is a warning of the
 * check, and so is a figure that contradicts a row: as a row of its own it would be claimed beside the other.
 */
export function storyOffers(
  text: string,
  { form, facts }: Pick<Draft, 'form' | 'facts'>,
  now: Date,
  kept: readonly string[],
): readonly StoryOffer[] {
  const today = londonDateOf(now);
  const told = { description: accountInLetter(text), issueType: form.issueType };
  const isAnswered = contradictsAnswers({ form, facts }, now);
  return toldOffers(told, facts, today, []).flatMap((offer) => {
    const { words, accept } = offer;
    if (!accept || kept.includes(keptOffer(words)) || isAnswered(offer)) return [];
    return [{ words, accept, amount: otherAmount(facts, accept.change(facts)) }];
  });
}

/** Whether the check shows the figure of an offer beside the row that it contradicts. */
function contradictsAnswers(draft: Pick<Draft, 'form' | 'facts'>, now: Date): (offer: ToldOffer) => boolean {
  const today = londonDateOf(now);
  const story = storyOfDraft(draft, now);
  if (!story) return () => false;
  const rows = namedRowsOf(story, today);
  return ({ told, accept }) => {
    const found = told === undefined ? undefined : contradictedRow(told, rows, story, today);
    return found !== undefined && accept?.subject.split(' on ').includes(found.text) === true;
  };
}

function otherAmount(before: FactsInput, after: FactsInput): string | undefined {
  const [was, is] = [before, after].map((facts) => {
    const field = amountField(facts);
    if (field.isEditable) return amountWords(field.typed);
    return field.total === undefined ? undefined : formatGbp(field.total);
  });
  return is === was ? undefined : is;
}
