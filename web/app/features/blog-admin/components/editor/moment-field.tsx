import { atLondonTime, londonDateOf } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { FieldProps, ValueProps } from '../../../../ui/forms/field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';

export type MomentFieldProps = FieldProps & ValueProps<string | null>;

/** A day and a time on London's clock. The value is the moment in ISO 8601, or empty. */
export function MomentField({ value, onValueChange, ...field }: MomentFieldProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      width="medium"
      value={value ? wallTime(new Date(value)) : ''}
      onValueChange={(typed) => onValueChange?.(momentFrom(typed))}
    />
  );
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** In the format of a `datetime-local` field: 2026-11-16T09:30. */
export function wallTime(moment: Date): string {
  return `${londonDateOf(moment)}T${clock.format(moment)}`;
}

export function momentFrom(typed: string): string {
  const [date = '', time = ''] = typed.slice(0, 16).split('T');
  return isIsoDate(date) && /^\d\d:\d\d$/.test(time) ? atLondonTime(date, time).toISOString() : '';
}
