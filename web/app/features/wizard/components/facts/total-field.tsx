import { amountField } from '@plainclaim/domain/claims/facts/input/amount-field';
import { Field } from '../../../../ui/forms/field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { TextInput } from '../../../../ui/forms/text-field.tsx';
import { useSettled } from '../../../../ui/forms/use-settled.ts';
import { fieldLabels } from '../../claim-words.ts';
import type { FactsPart } from './facts-part.ts';
import { sumWords } from './sum-words.ts';

/** The claim's amount while it is added up from rows: to be read, not typed. */
export function TotalField({ facts, errors }: Pick<FactsPart, 'facts' | 'errors'>) {
  const id = useFieldId('amount');
  const field = amountField(facts);
  const words = field.isEditable ? '' : field.words;
  const sum = sumWords(facts);
  const spoken = useSettled(words && `${fieldLabels.amount} ${words}`);
  return (
    <div>
      <Field
        id={id}
        label={fieldLabels.amount}
        hint={<span className="tabular-nums lining-nums wrap-anywhere">{sum}</span>}
        error={errors.get('amount')}
      >
        <TextInput
          readOnly
          value={words}
          onValueChange={() => {}}
          className="mt-2.5 max-w-[16.25rem] bg-well font-serif text-[1.3125rem] leading-[1.2] font-medium tabular-nums lining-nums"
        />
      </Field>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
