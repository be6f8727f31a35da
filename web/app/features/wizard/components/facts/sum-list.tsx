import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { useFocusOn } from '../../../../ui/forms/use-focus-on.ts';
import { DragHandle } from './drag-handle.tsx';
import type { FactsPart } from './facts-part.ts';
import { RowCard, RowList } from './row-card.tsx';
import { SumFields } from './sum-fields.tsx';
import { changeSum, moveSum, sumName } from './sum-rows.ts';
import { type DragRow, useDragOrder } from './use-drag-order.ts';

type SumListProps = FactsPart & { onRemove: (at: number) => void };

/** Several sums, in the order in which the letter lists them. */
export function SumList({ facts, onChange, errors, onRemove }: SumListProps) {
  const listId = useFieldId('rows');
  const focusOn = useFocusOn();
  const [said, setSaid] = useState('');
  const { rows } = facts;
  const put = (from: number, to: number) => {
    const row = rows[from];
    if (!row) return;
    onChange(moveSum(facts, from, to));
    setSaid(`${sumName(row, from)} is now number ${to + 1} of ${rows.length}`);
  };
  const { rowProps, handleProps } = useDragOrder(put);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row) return;
    put(from, to);
    // The pressed button goes on to the new place; at an end of the list only the other one works.
    const isAtEnd = to === 0 || to === rows.length - 1;
    const isUp = to < from;
    focusOn(`${listId}-${isUp === isAtEnd ? 'down' : 'up'}-${row.id}`);
  };
  return (
    <>
      <RowList id={listId} label="How the sum is made up">
        {rows.map((row, at) => {
          const name = sumName(row, at);
          return (
            <SumCard
              key={row.id}
              at={at}
              drag={rowProps(at)}
              error={errors.get(`rows.${at}.id`)}
              buttons={
                rows.length > 1 && (
                  <>
                    <DragHandle {...handleProps(at)} />
                    <IconButton
                      id={`${listId}-up-${row.id}`}
                      icon="chevron-up"
                      label={`Move ${name} up`}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <IconButton
                      id={`${listId}-down-${row.id}`}
                      icon="chevron-down"
                      label={`Move ${name} down`}
                      disabled={at === rows.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                    <IconButton icon="trash" label={`Remove ${name}`} onClick={() => onRemove(at)} />
                  </>
                )
              }
            >
              <SumFields
                facts={facts}
                row={row}
                at={at}
                withAmount
                onRow={(change) => onChange(changeSum(facts, at, change))}
                errors={errors}
              />
            </SumCard>
          );
        })}
      </RowList>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

type SumCardProps = {
  at: number;
  drag: DragRow;
  error: string | undefined;
  buttons: ReactNode;
  children: ReactNode;
};

function SumCard({ at, ...card }: SumCardProps) {
  return <RowCard id={useFieldId(`rows.${at}`)} title={`Sum ${at + 1}`} {...card} />;
}
