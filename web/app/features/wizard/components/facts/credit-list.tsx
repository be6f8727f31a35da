import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { CreditInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { typedMonth } from '@plainclaim/domain/claims/facts/input/typed-month';
import { IconButton } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { FieldMessage } from '../../../../ui/forms/field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { MoneyField } from '../../../../ui/forms/money-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FactsPart } from './facts-part.ts';
import { nearLimitWords } from './limit-words.ts';
import { RowCard, RowList } from './row-card.tsx';
import { changeCredit } from './sum-rows.ts';

type CreditListProps = FactsPart & { onRemove: (at: number) => void };

/** What the other side has paid or given back already: taken off the sum. */
export function CreditList({ facts, onChange, errors, onRemove }: CreditListProps) {
  const listId = useFieldId('credits');
  const error = errors.get('credits');
  return (
    <div>
      <RowList id={listId} label="Already paid or given back">
        {facts.credits.map((credit, at) => (
          <CreditCard
            // Credits have no ids. Their fields hold nothing that is not in the facts.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that a credit has
            key={at}
            credit={credit}
            at={at}
            onCredit={(change) => onChange(changeCredit(facts, at, change))}
            onRemove={() => onRemove(at)}
            errors={errors}
          />
        ))}
      </RowList>
      <FieldMessage id={error && `${listId}-error`}>{error}</FieldMessage>
    </div>
  );
}

type CreditCardProps = Pick<FactsPart, 'errors'> & {
  credit: CreditInput;
  at: number;
  onCredit: (change: Partial<CreditInput>) => void;
  onRemove: () => void;
};

function CreditCard({ credit, at, onCredit, onRemove, errors }: CreditCardProps) {
  const cardId = useFieldId(`credits.${at}`);
  const errorOf = (field: keyof CreditInput) => errors.get(`credits.${at}.${field}`);
  const name = credit.what.trim() || `payment ${at + 1}`;
  return (
    <RowCard
      id={cardId}
      title={`Paid or given back, ${at + 1}`}
      buttons={<IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />}
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 @lg:grid-cols-[minmax(0,1fr)_13rem]">
          <TextField
            id={`${cardId}-what`}
            label="What it was"
            hint={nearLimitWords(credit.what, factsLimits.what)}
            placeholder={at === 0 ? 'For example, part refund by transfer' : undefined}
            value={credit.what}
            onValueChange={(what) => onCredit({ what })}
            error={errorOf('what')}
            autoComplete="off"
          />
          <MoneyField
            id={`${cardId}-amount`}
            label="Amount"
            value={credit.amount}
            onValueChange={(amount) => onCredit({ amount })}
            error={errorOf('amount')}
            autoComplete="off"
          />
        </div>
        <DateField
          id={`${cardId}-on`}
          label="On which day?"
          hint="Leave the day empty if you only know the month. Interest is then counted as if it came on the first of it."
          value={credit.on}
          onValueChange={(on) => onCredit({ on })}
          error={errorOf('on')}
          wrongParts={typedMonth(credit.on) === undefined ? undefined : ['month', 'year']}
        />
      </div>
    </RowCard>
  );
}
