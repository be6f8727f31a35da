import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Answers, changedAnswers } from '../writing.ts';
import { ClaimSoFar } from './claim-so-far.tsx';

const empty: Answers = { form: emptyClaimForm, facts: emptyFactsInput };

const amountOf = ({ form, facts }: Answers): string => {
  const html = renderToStaticMarkup(<ClaimSoFar form={form} facts={facts} rows={[]} isSaved />);
  return (
    /<dt[^>]*>Amount<\/dt><dd[^>]*>(.*?)<\/dd>/s
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|') ?? ''
  );
};

describe('the amount so far', () => {
  it('is not given, one sum, or what it is made up of', () => {
    expect(amountOf(empty)).toBe('|Not given yet|');
    expect(amountOf(changedAnswers(empty, { form: { amount: '900' } }))).toBe('|£900.00|');
    const [row] = emptyFactsInput.rows;
    const facts = {
      ...emptyFactsInput,
      rows: [
        { ...row, what: 'Deposit', amount: '1850' },
        { ...row, id: 'row-2', amount: '650' },
      ],
      credits: [{ on: '', amount: '100', what: 'Part refund' }],
    } as FactsInput;
    expect(amountOf(changedAnswers(empty, { facts }))).toBe(
      '|£2,400.00|£1,850.00 Deposit|£650.00 Sum 2|−£100.00 Part refund|',
    );
  });
});
