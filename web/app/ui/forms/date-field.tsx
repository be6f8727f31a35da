import { type ClipboardEvent, useContext, useId, useState } from 'react';
import { cn } from '../cn.ts';
import { controlClass } from './control-style.ts';
import {
  type DatePartName,
  type DateParts,
  datePartNames,
  splitDateValue,
  wrongDateParts,
} from './date-parts.ts';
import { FieldGroup, type FieldProps, type ValueProps } from './field.tsx';
import { FieldContext } from './field-context.ts';
import { joinTypedParts, partsFor, readPastedDate } from './typed-date-parts.ts';

export type DateFieldProps = FieldProps &
  ValueProps<string> & {
    /** Lets the browser autofill the user's own birthday. */
    birthday?: boolean;
    /** Which boxes are at fault, when the caller knows better than the value shows. */
    wrongParts?: readonly DatePartName[];
  };

/** Day, month and year apart. The value is 'YYYY-MM-DD', or what there is of it while boxes are empty. */
export function DateField(props: DateFieldProps) {
  const { name, value: given, onValueChange, onBlur, birthday, wrongParts, ...group } = props;
  const value = given ?? '';
  const [typed, setTyped] = useState<DateParts>(() => splitDateValue(value));
  const parts = onValueChange ? partsFor(value, typed) : typed;
  const wrong = group.error ? (wrongParts ?? wrongDateParts(value)) : [];

  const change = (next: DateParts) => {
    setTyped(next);
    onValueChange?.(joinTypedParts(next));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readPastedDate(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  };

  return (
    <FieldGroup {...group}>
      <div className="mt-2.5 flex flex-wrap gap-3" onPaste={paste}>
        {datePartNames.map((part) => (
          <DatePartBox
            key={part}
            part={part}
            name={name && `${name}-${part}`}
            value={parts[part]}
            wrong={wrong.includes(part)}
            autoComplete={birthday ? `bday-${part}` : undefined}
            onValueChange={(text) => change({ ...parts, [part]: text.replaceAll(/[\s-]/g, '') })}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const partLabels: Record<DatePartName, string> = { day: 'Day', month: 'Month', year: 'Year' };

type DatePartBoxProps = {
  part: DatePartName;
  name: string | undefined;
  value: string;
  wrong: boolean;
  autoComplete: string | undefined;
  onValueChange: (text: string) => void;
  onBlur: (() => void) | undefined;
};

function DatePartBox({ part, name, value, wrong, autoComplete, onValueChange, onBlur }: DatePartBoxProps) {
  const ownId = useId();
  const field = useContext(FieldContext);
  const id = `${field?.id ?? ownId}-${part}`;
  return (
    <div>
      <label htmlFor={id} className="block text-14/normal text-ink-2">
        {partLabels[part]}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete ?? 'off'}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? field?.errorId : undefined}
        className={cn(controlClass, 'mt-1 px-2 text-center tabular-nums', part === 'year' ? 'w-24' : 'w-18')}
      />
    </div>
  );
}
