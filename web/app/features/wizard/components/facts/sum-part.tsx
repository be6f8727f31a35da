import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { isOneSum } from '@plainclaim/domain/claims/facts/input/amount-field';
import { type ReactNode, useState } from 'react';
import { FieldMessage } from '../../../../ui/forms/field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { useFocusOn } from '../../../../ui/forms/use-focus-on.ts';
import { AddButton } from './add-button.tsx';
import { CreditList } from './credit-list.tsx';
import type { FactsPart } from './facts-part.ts';
import { RowCard } from './row-card.tsx';
import { SumFields } from './sum-fields.tsx';
import { SumList } from './sum-list.tsx';
import {
  addCredit,
  addSum,
  changeSum,
  isTold,
  isWorthUndoing,
  putBackCredit,
  putBackSum,
  sumName,
} from './sum-rows.ts';
import { TotalField } from './total-field.tsx';
import { type Removed, UndoLine } from './undo-line.tsx';

type RemovedSum = Exclude<Removed, { list: 'timeline' }>;

type SumPartProps = FactsPart & {
  issueType: string;
  /** The claim's amount field: a single sum is typed into it. */
  children: ReactNode;
};

/** What is claimed: one amount, or a list of sums and what was paid back, which add up to it. */
export function SumPart({ children, issueType, ...part }: SumPartProps) {
  const { facts, onChange, errors } = part;
  const rowsId = useFieldId('rows');
  const creditsId = useFieldId('credits');
  const amountId = useFieldId('amount');
  const focusOn = useFocusOn();
  const [removed, setRemoved] = useState<RemovedSum>();
  const isOne = isOneSum(facts);
  const undoId = `${rowsId}-undo`;

  const remove = (list: 'rows' | 'credits', at: number) => {
    const row = facts[list][at];
    if (!row) return;
    const name = 'id' in row ? sumName(row, at) : row.what.trim() || `payment ${at + 1}`;
    const rest = { ...facts, [list]: facts[list].toSpliced(at, 1) };
    onChange(rest);
    if (!isWorthUndoing(row)) {
      setRemoved(undefined);
      focusOn(isOneSum(rest) ? amountId : `${rowsId}-add`);
      return;
    }
    setRemoved({ name, row, list, at } as RemovedSum);
    focusOn(undoId);
  };
  const undo = ({ row, list, at }: RemovedSum) => {
    // Rows may have gone since by a version from elsewhere.
    const place = Math.min(at, facts[list].length);
    const back = list === 'rows' ? putBackSum(facts, row, place) : putBackCredit(facts, row, place);
    if (back === facts) return;
    onChange(back);
    setRemoved(undefined);
    focusOn(list === 'rows' ? `${rowsId}-${place}-what` : `${creditsId}-${place}-what`);
  };
  const add = () => {
    onChange(addSum(facts, issueType));
    focusOn(`${rowsId}-${facts.rows.length}-what`);
  };
  const credit = () => {
    onChange(addCredit(facts));
    focusOn(`${creditsId}-${facts.credits.length}-what`);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isOne ? (
        <>
          {children}
          <OnlySum {...part} />
        </>
      ) : (
        <>
          <SumList {...part} onRemove={(at) => remove('rows', at)} />
          <FieldMessage id={errors.get('rows') && `${rowsId}-error`}>{errors.get('rows')}</FieldMessage>
          {facts.credits.length > 0 && <CreditList {...part} onRemove={(at) => remove('credits', at)} />}
        </>
      )}
      {removed && <UndoLine id={undoId} name={removed.name} onUndo={() => undo(removed)} />}
      <div className="grid justify-items-start gap-0.5">
        <AddButton
          id={`${rowsId}-add`}
          label="Add another payment or cost"
          things="sums"
          count={facts.rows.length}
          most={factsLimits.rows}
          onAdd={add}
        />
        <AddButton
          label={
            facts.credits.length === 0
              ? 'They have already paid or given back something'
              : 'Add another payment from them'
          }
          things="payments"
          count={facts.credits.length}
          most={factsLimits.credits}
          onAdd={credit}
        />
      </div>
      {!isOne && <TotalField facts={facts} errors={errors} />}
    </div>
  );
}

/** The other fields of a single sum, shown once one is filled in or required. */
function OnlySum({ facts, onChange, errors }: FactsPart) {
  const [isOpen, setIsOpen] = useState(false);
  const cardId = useFieldId('rows.0');
  const [row] = facts.rows;
  if (!row) return null;
  const isAsked = [...errors.keys()].some((field) => /^rows\.0\.(?!amount|due)/.test(field));
  if (!isOpen && !isTold(row) && !isAsked) return null;
  return (
    <div className="rounded-lg border border-edge bg-sheet">
      <RowCard id={cardId} title="How your letter lists it" buttons={null}>
        <SumFields
          facts={facts}
          row={row}
          at={0}
          withAmount={false}
          onRow={(change) => {
            // Stays while its last words are being replaced.
            setIsOpen(true);
            onChange(changeSum(facts, 0, change));
          }}
          errors={errors}
        />
      </RowCard>
    </div>
  );
}
