import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { addSuggestedRow, splitOnlyRow } from '@plainclaim/domain/claims/facts/suggestions/add-suggested-row';
import { otherTotalWords } from '@plainclaim/domain/claims/facts/suggestions/other-total';
import { suggestRows, suggestSplit } from '@plainclaim/domain/claims/facts/suggestions/suggest-rows';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { withKindOfNew } from './row-kind.ts';

/** Something that the description tells and the rows do not. */
export type ToldOffer = {
  readonly words: string;
  /** The sentence that tells of it, where it is one. */
  readonly told?: string;
  /** What a press on its button does; nothing for a remark that is only to be read. */
  readonly accept?: {
    readonly label: string;
    /** What the button is about, for names of buttons and announcements: '£650 on 3 July 2026'. */
    readonly subject: string;
    readonly change: (facts: FactsInput) => FactsInput;
  };
};

const labels = { sum: 'Add it', date: 'Add it', credit: 'Take it off' } as const;

/** In the order of the description, without those that were dismissed. */
export function toldOffers(
  { description, issueType }: { readonly description: string; readonly issueType: string },
  facts: FactsInput,
  today: IsoDate,
  dismissed: readonly string[],
): readonly ToldOffer[] {
  const split = suggestSplit(description, facts, today);
  const rows = suggestRows(description, facts, today);
  const total = otherTotalWords(description, facts, today);
  const offers: ToldOffer[] = [
    ...(split
      ? [
          {
            words: split.words,
            accept: {
              label: 'Show the parts',
              subject: 'of the amount',
              change: (now: FactsInput) => splitOnlyRow(now, split),
            },
          },
        ]
      : []),
    ...rows.map((row) => ({
      words: row.words,
      told: row.told,
      accept: {
        label: labels[row.kind],
        subject: row.words.replace(/: (?:add|take) it.*$/, ''),
        change: (now: FactsInput) => withKindOfNew(now, addSuggestedRow(now, row), issueType),
      },
    })),
    ...(total ? [{ words: total }] : []),
  ];
  return offers.filter(({ words }) => !dismissed.includes(words));
}
