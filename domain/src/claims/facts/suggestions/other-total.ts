import type { IsoDate } from '../../../shared/iso-date.ts';
import { formatGbp, parsePounds } from '../../../shared/money.ts';
import { isTotal } from '../../../shared/reading/sum-context.ts';
import { amountField } from '../input/amount-field.ts';
import type { FactsInput } from '../input/facts-input.ts';
import { knownSums } from './known-figures.ts';
import { toldSentences } from './told-figures.ts';

const reach = 80;

/** Said when the description calls another sum the whole of what is owed; undefined when it does not. */
export function otherTotalWords(
  description: string,
  facts: FactsInput,
  letterDate: IsoDate,
): string | undefined {
  const field = amountField(facts);
  const claimed = field.isEditable ? parsePounds(field.typed) : field.total;
  if (!claimed) return undefined;
  const { parts, totals } = knownSums(facts);
  const other = toldSentences(description, letterDate)
    .flatMap(({ text, sums }) =>
      sums.filter(({ index, end }) =>
        isTotal(text.slice(Math.max(0, index - reach), index), text.slice(end, end + reach)),
      ),
    )
    .find(({ amount }) => !parts.includes(amount) && !totals.includes(amount));
  if (!other) return undefined;
  return `Your description speaks of ${formatGbp(other.amount)} as what is owed, and your rows come to ${formatGbp(claimed)}. The other side may ask which one it is.`;
}
