import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { FactsInput, RowInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useState } from 'react';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { MoneyField } from '../../../../ui/forms/money-field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { nearLimitWords } from './limit-words.ts';
import { ProofPicker } from './proof-picker.tsx';
import { rowKindOptions } from './row-kind-options.ts';
import { sumName } from './sum-rows.ts';

const howLabels: Readonly<Record<string, string>> = {
  loss: 'How did you work out this loss?',
  cost: 'What was this cost for?',
};

type SumFieldsProps = {
  facts: FactsInput;
  row: RowInput;
  at: number;
  /** The amount of a single sum is in the claim's own amount field. */
  withAmount: boolean;
  onRow: (change: Partial<RowInput>) => void;
  errors: ReadonlyMap<string, string>;
};

/** The fields of one sum. */
export function SumFields({ facts, row, at, withAmount, onRow, errors }: SumFieldsProps) {
  const idOf = useRowIds(at);
  const errorOf = (field: keyof RowInput) => errors.get(`rows.${at}.${field}`);
  const howLabel = howLabels[row.kind];
  // Stays while its last words are being replaced.
  const [isTelling, setIsTelling] = useState(false);
  const isHowShown = howLabel || errorOf('how') || row.how.trim() !== '' || isTelling;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 @lg:grid-cols-[minmax(0,1fr)_13rem]">
        <TextField
          id={idOf.what}
          label="What it is"
          hint={nearLimitWords(row.what, factsLimits.what)}
          placeholder={at === 0 ? 'For example, deposit paid 12 June' : undefined}
          value={row.what}
          onValueChange={(what) => onRow({ what })}
          error={errorOf('what')}
          autoComplete="off"
          className={withAmount ? undefined : '@lg:col-span-2'}
        />
        {withAmount && (
          <MoneyField
            id={idOf.amount}
            label="Amount"
            value={row.amount}
            onValueChange={(amount) => onRow({ amount })}
            error={errorOf('amount')}
            autoComplete="off"
          />
        )}
      </div>
      <Select
        id={idOf.kind}
        label="Kind"
        options={rowKindOptions}
        value={row.kind}
        onValueChange={(kind) => {
          setIsTelling(false);
          onRow({ kind });
        }}
        error={errorOf('kind')}
        className="max-w-[18rem]"
      />
      {isHowShown && (
        <TextArea
          id={idOf.how}
          label={howLabel ?? 'How did you work it out?'}
          hint="For example: two quotes, and I took the lower one."
          rows={2}
          optional={row.kind !== 'loss'}
          value={row.how}
          onValueChange={(how) => {
            setIsTelling(true);
            onRow({ how });
          }}
          error={errorOf('how')}
          characterLimit={factsLimits.explanation}
        />
      )}
      <ProofPicker
        name={`rows.${at}.proof`}
        subject={sumName(row, at)}
        facts={facts}
        value={row.proof}
        onChange={(proof) => onRow({ proof })}
        error={errorOf('proof')}
      />
    </div>
  );
}

function useRowIds(at: number) {
  return {
    what: useFieldId(`rows.${at}.what`),
    amount: useFieldId(`rows.${at}.amount`),
    kind: useFieldId(`rows.${at}.kind`),
    how: useFieldId(`rows.${at}.how`),
  };
}
