import { whenWords } from '../../../claims/facts/chronology.ts';
import type { SumTable } from '../../../claims/facts/sum-table.ts';
import { formatLongDate } from '../../../shared/dates.ts';
import { formatGbp } from '../../../shared/money.ts';
import { cited, joined, quoted, typed, type Words, words } from '../../composition/words.ts';
import type { LetterParts } from '../parts.ts';

/** The table of the sum, a line for each row: mail, page and paper have no columns. */
export function sumWords({ rows, subtotal, credits, total }: SumTable, { claimant }: LetterParts): Words {
  return joined(
    [
      words`${claimant.name} makes up the sum as follows:\n`,
      ...rows.flatMap(rowLines),
      ...(credits.length === 0 ? [] : [words`Together: ${formatGbp(subtotal)}`]),
      ...credits.map(creditLine),
      words`Amount claimed: ${formatGbp(total)}`,
    ],
    '\n',
  );
}

function rowLines({ what, how, due, amount, evidence }: SumTable['rows'][number]): readonly Words[] {
  const by = due === null ? '' : `, due on ${formatLongDate(due)}`;
  return [
    words`${typed(what)}${by}${cited(evidence)}: ${formatGbp(amount)}`,
    ...(how === '' ? [] : [words`How that was worked out: ${quoted(how)}`]),
  ];
}

/** 'By' a day: of some payments only the latest day was asked that it can have been. */
const creditLine = ({ on, exact, what, amount }: SumTable['credits'][number]): Words =>
  words`Less what was paid or given back ${exact ? 'by' : 'in'} ${whenWords({ on, exact })} (${typed(what)}): ${formatGbp(amount)}`;
