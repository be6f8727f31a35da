import { AppError } from '@plainclaim/domain/shared/errors';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { expect, it } from 'vitest';
import { attemptErrors, refusedFields, type TypedAttempt, timeOf } from './told-attempt.ts';

const now = new Date('2026-11-19T15:00:00Z');
const letter = { letterDatedOn: toIsoDate('2026-11-18'), hasArrived: false };
const posted: TypedAttempt = {
  method: 'first-class-post',
  doneOn: '2026-11-19',
  doneTime: '',
  address: '2 Low Road, Perth',
};

it.each<[string, Partial<TypedAttempt>, readonly string[]]>([
  ['posted today', {}, []],
  ['nothing said', { method: undefined, doneOn: '', address: ' ' }, ['method', 'address', 'doneOn']],
  ['a day that does not exist', { doneOn: '2026-11-31' }, ['doneOn']],
  ['half a day', { doneOn: '2026-11-' }, ['doneOn']],
  ['tomorrow', { doneOn: '2026-11-20' }, ['doneOn']],
  ['before the letter', { doneOn: '2026-11-17' }, ['doneOn']],
  ['by hand without a time', { method: 'by-hand' }, ['doneTime']],
  ['by hand at no time', { method: 'by-hand', doneTime: '25:00' }, ['doneTime']],
  ['by hand', { method: 'by-hand', doneTime: '14:30' }, []],
  ['by hand later today', { method: 'by-hand', doneTime: '15:30' }, ['doneTime']],
])('%s', (_, change, fields) => {
  expect(Object.keys(attemptErrors({ ...posted, ...change }, letter, now))).toEqual(fields);
});

it('sends no time of a posting, also where one was typed before', () => {
  expect(timeOf({ ...posted, doneTime: '14:30' })).toBeNull();
  expect(timeOf({ ...posted, method: 'left-at-address', doneTime: '14:30' })).toBe('14:30');
});

it('puts what the server refused beside its field', () => {
  const fields = [
    { field: 'done_on', message: 'No.' },
    { field: 'unknown', message: 'x' },
  ];
  expect(refusedFields(new AppError('validation_failed', 'x', { fields }))).toEqual({ doneOn: 'No.' });
  expect(refusedFields(new Error('x'))).toEqual({});
});
