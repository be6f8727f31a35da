import {
  type AttemptToRecord,
  attemptProblem,
  needsTime,
} from '@plainclaim/domain/letters/serving/recording';
import type { MethodByPerson } from '@plainclaim/domain/letters/serving/service-record';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type IsoDate, parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { typedDateProblem } from '@plainclaim/domain/shared/typed-date';

/** An attempt as it is typed. */
export type TypedAttempt = {
  readonly method: MethodByPerson | undefined;
  readonly doneOn: string;
  readonly doneTime: string;
  readonly address: string;
};

export type AttemptField = keyof TypedAttempt | 'proof';
export type AttemptErrors = Partial<Record<AttemptField, string>>;

export type LetterOnTheWay = { readonly letterDatedOn: IsoDate; readonly hasArrived: boolean };

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Errors by field; empty when the attempt may be sent to the server. */
export function attemptErrors(typed: TypedAttempt, letter: LetterOnTheWay, now: Date): AttemptErrors {
  const errors: AttemptErrors = {};
  if (!typed.method) errors.method = 'Choose how the letter went.';
  if (cleanLine(typed.address) === '') errors.address = 'Enter the address that it went to.';
  const on = parseIsoDate(typed.doneOn);
  if (!on) return { ...errors, doneOn: typedDateProblem(typed.doneOn) ?? 'Enter the day on which it went.' };
  const method = typed.method ?? 'first-class-post';
  const time = timeOf(typed);
  if (time !== null && !timeOfDay.test(time))
    return { ...errors, doneTime: 'Enter the time of day, such as 14:30.' };
  const told: AttemptToRecord = { method, on, time };
  const problem = attemptProblem(told, letter, now);
  if (problem) errors[problem.field === 'done_on' ? 'doneOn' : 'doneTime'] = problem.words;
  return errors;
}

/** Null where no time is asked for, or none was typed. */
export const timeOf = ({ method, doneTime }: TypedAttempt): string | null =>
  method && needsTime(method) && doneTime !== '' ? doneTime : null;

const fieldNames: Readonly<Record<string, AttemptField>> = {
  method: 'method',
  done_on: 'doneOn',
  done_time: 'doneTime',
  address: 'address',
  proof_document_id: 'proof',
};

/** The server's errors by field. */
export function refusedFields(error: unknown): AttemptErrors {
  if (!(error instanceof AppError)) return {};
  const named = error.fields.flatMap(({ field, message }) => {
    const name = fieldNames[field];
    return name ? [[name, message] as const] : [];
  });
  return Object.fromEntries(named);
}
