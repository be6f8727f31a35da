import { amountField } from '@plainclaim/domain/claims/facts/input/amount-field';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { accountInLetter } from '@plainclaim/domain/letters/account/account-in-letter';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp } from '@plainclaim/domain/shared/money';
import type { Draft } from '../../lib/claims-api.ts';
import { type ToldOffer, toldOffers } from '../../lib/told-offers.ts';
import { amountWords } from './summary-facts.ts';

export type StoryOffer = {
  readonly words: string;
  readonly accept: NonNullable<ToldOffer['accept']>;
  /** What would be claimed then, where that is another sum. */
  readonly amount: string | undefined;
};

/** Under which the letter keeps an offer that was turned down, beside the warnings that were dismissed. */
export const keptOffer = (words: string): string => `row: ${words}`;

/** Sums and days that the account tells in this text of the letter and no row has. Another total is a warning of the check. */
export function storyOffers(
  text: string,
  { form, facts }: Pick<Draft, 'form' | 'facts'>,
  today: IsoDate,
  kept: readonly string[],
): readonly StoryOffer[] {
  const told = { description: accountInLetter(text), issueType: form.issueType };
  return toldOffers(told, facts, today, []).flatMap(({ words, accept }) =>
    accept && !kept.includes(keptOffer(words))
      ? [{ words, accept, amount: otherAmount(facts, accept.change(facts)) }]
      : [],
  );
}

function otherAmount(before: FactsInput, after: FactsInput): string | undefined {
  const [was, is] = [before, after].map((facts) => {
    const field = amountField(facts);
    if (field.isEditable) return amountWords(field.typed);
    return field.total === undefined ? undefined : formatGbp(field.total);
  });
  return is === was ? undefined : is;
}
