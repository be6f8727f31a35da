import { amountField } from '@plainclaim/domain/claims/facts/input/amount-field';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';

/** "£1,850.00 + £650.00 = £2,500.00", of what is typed so far. */
export function sumWords(facts: Pick<FactsInput, 'rows' | 'credits'>): string {
  const field = amountField(facts);
  if (field.isEditable) return '';
  if (field.total === undefined) return 'Added up as soon as every amount can be read.';
  const parts = [
    ...facts.rows.map(({ amount }) => ({ sign: ' + ', amount })),
    ...facts.credits.map(({ amount }) => ({ sign: ' − ', amount })),
  ].flatMap(({ sign, amount }) => {
    const read = parsePounds(amount);
    return read ? [`${sign}${formatGbp(read)}`] : [];
  });
  const told = parts.join('').replace(/^ \+ /, '').trim();
  return parts.length < 2 ? told : `${told} = ${field.words}`;
}
