import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type { DateInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isOneDay } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { typedWhen, typedWhenProblem } from '@plainclaim/domain/claims/facts/input/typed-when';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { type ReactNode, useState } from 'react';
import { FieldMessage } from '../../../../ui/forms/field.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { useFocusOn } from '../../../../ui/forms/use-focus-on.ts';
import { fieldLabels } from '../../claim-words.ts';
import { AddButton } from './add-button.tsx';
import { DateCard } from './date-card.tsx';
import { DateLine } from './date-line.tsx';
import type { FactsPart } from './facts-part.ts';
import { RowList } from './row-card.tsx';
import { isWorthUndoing } from './sum-rows.ts';
import {
  addDate,
  changeDate,
  chooseMain,
  inOrder,
  mainDate,
  putBackDate,
  removeDate,
} from './timeline-rows.ts';
import { type Removed, UndoLine } from './undo-line.tsx';

/** With the date that was the main one right after. */
type RemovedDate = Extract<Removed, { list: 'timeline' }> & { readonly heir: DateInput | undefined };

type DatesPartProps = FactsPart & { today: IsoDate; children: ReactNode };

/** When it went wrong: one day or, where it went wrong in steps, a list of dates. */
export function DatesPart({ children, today, ...part }: DatesPartProps) {
  const { facts, onChange, errors } = part;
  const { timeline } = facts;
  const listId = useFieldId('timeline');
  const ownId = useFieldId('incidentDate');
  const focusOn = useFocusOn();
  const [openAt, setOpenAt] = useState<number>();
  const [removed, setRemoved] = useState<RemovedDate>();
  const undoId = `${listId}-undo`;
  const isPlain = isOneDay(facts) && openAt === undefined;

  const open = (at: number, control: 'on' | 'what') => {
    setOpenAt(at);
    focusOn(timeline.length === 1 && control === 'on' ? ownId : `${listId}-${at}-${control}`);
  };
  const add = () => {
    const added = addDate(inOrder(facts));
    onChange(added);
    const at = added.timeline.length - 1;
    setOpenAt(at);
    focusOn(`${listId}-${at}-on`);
  };
  const done = (at: number) => {
    const sorted = inOrder(facts);
    const date = timeline[at];
    onChange(sorted);
    setOpenAt(undefined);
    const place = date ? sorted.timeline.indexOf(date) : at;
    focusOn(isOneDay(facts) ? ownId : `${listId}-${place}-open`);
  };
  const remove = (at: number) => {
    const row = timeline[at];
    if (!row) return;
    const rest = removeDate(facts, at);
    onChange(rest);
    setOpenAt(undefined);
    if (isWorthUndoing(row)) {
      const name = typedWhen(row.on) ?? row.what.trim();
      setRemoved({ list: 'timeline', row, at, name, heir: mainDate(rest) });
      focusOn(undoId);
      return;
    }
    setRemoved(undefined);
    focusOn(isOneDay(rest) ? ownId : `${listId}-add`);
  };
  const undo = (date: RemovedDate) => {
    const back = putBackDate(facts, date);
    if (back === facts) return;
    onChange(back);
    setRemoved(undefined);
    setOpenAt(undefined);
    focusOn(isOneDay(back) ? ownId : `${listId}-${Math.min(date.at, back.timeline.length - 1)}-open`);
  };

  const numbered = inCitedOrder(facts);
  const isWrong = (at: number) => [...errors.keys()].some((field) => field.startsWith(`timeline.${at}.`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPlain ? (
        children
      ) : (
        <>
          {timeline.length > 1 && <MainDate {...part} />}
          <RowList id={listId} label="Dates">
            {timeline.map((date, at) =>
              at === openAt || isWrong(at) ? (
                <DateCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: dates have no ids, and their fields hold only what the facts hold
                  key={at}
                  facts={facts}
                  errors={errors}
                  date={date}
                  at={at}
                  onDate={(change) => {
                    setOpenAt(at);
                    onChange(changeDate(facts, at, change));
                  }}
                  onDone={() => done(at)}
                  onRemove={() => remove(at)}
                />
              ) : (
                <DateLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: dates have no ids, and their fields hold only what the facts hold
                  key={at}
                  evidence={numbered}
                  date={date}
                  at={at}
                  today={today}
                  onOpen={() => open(at, isToCorrect(date, today) ? 'on' : 'what')}
                  onRemove={() => remove(at)}
                />
              ),
            )}
          </RowList>
          <FieldMessage id={errors.get('timeline') && `${listId}-error`}>
            {errors.get('timeline')}
          </FieldMessage>
        </>
      )}
      {removed && <UndoLine id={undoId} name={removed.name} onUndo={() => undo(removed)} />}
      <AddButton
        id={`${listId}-add`}
        label="Add another date"
        things="dates"
        count={timeline.length}
        most={factsLimits.timeline}
        onAdd={add}
      />
    </div>
  );
}

const isToCorrect = ({ on }: DateInput, today: IsoDate): boolean =>
  on === '' || typedWhenProblem(on, today) !== undefined;

/** Which of several dates the claim calls its incident date. */
function MainDate({ facts, onChange, errors }: FactsPart) {
  const id = useFieldId('incidentDate');
  const options = facts.timeline.map(({ on, what }, at) => ({
    value: String(at),
    label: [typedWhen(on) ?? `Date ${at + 1}`, what.trim()].filter(Boolean).join(': '),
  }));
  return (
    <Select
      id={id}
      label={fieldLabels.incidentDate}
      hint="The day it went wrong, out of your dates. The letter tells them in the order they happened."
      options={options}
      value={String(facts.timeline.findIndex(({ main }) => main))}
      onValueChange={(at) => onChange(chooseMain(facts, Number(at)))}
      error={errors.get('incidentDate')}
    />
  );
}
