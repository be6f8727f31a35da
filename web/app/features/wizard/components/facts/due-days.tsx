import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import type { FactsPart } from './facts-part.ts';

/** The last day to pay these rows: late payment interest begins the day after. */
export function DueDays({ facts, onChange, errors, rows }: FactsPart & { rows: readonly number[] }) {
  const setDue = (at: number, due: string) =>
    onChange({ ...facts, rows: facts.rows.map((row, place) => (place === at ? { ...row, due } : row)) });
  return rows.map((at, place) => (
    <DueDay
      key={facts.rows[at]?.id ?? at}
      facts={facts}
      at={at}
      isFirst={place === 0}
      onChange={(due) => setDue(at, due)}
      error={errors.get(`rows.${at}.due`)}
    />
  ));
}

type DueDayProps = {
  facts: FactsInput;
  at: number;
  isFirst: boolean;
  onChange: (due: string) => void;
  error: string | undefined;
};

function DueDay({ facts: { rows }, at, isFirst, onChange, error }: DueDayProps) {
  const row = rows[at];
  const name = row?.what.trim() || (rows.length === 1 ? 'the sum claimed' : `sum ${at + 1}`);
  return (
    <DateField
      id={useFieldId(`rows.${at}.due`)}
      label={<span className="wrap-anywhere">Last day to pay: {name}</span>}
      hint={
        isFirst
          ? 'As agreed. If no day was agreed: 30 days after the bill or the work, whichever came later.'
          : undefined
      }
      value={row?.due ?? ''}
      onValueChange={onChange}
      error={error}
    />
  );
}
