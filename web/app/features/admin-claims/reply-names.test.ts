import { expect, it } from 'vitest';
import { rowNames, spokenName } from './reply-names.ts';

const mail = {
  channel: null,
  received_on: null,
  email_subject: 'About the boiler',
  sender_email: 'sam@reed.example',
  claim: { defendant_name: 'Sam Reed' },
};
const call = {
  ...mail,
  channel: 'phone',
  received_on: '2026-11-16',
  email_subject: '',
  sender_email: '',
} as const;

it('names a row of the newest responses after the defendant, or else after what came', () => {
  expect(rowNames(mail)).toEqual(['Sam Reed', 'About the boiler']);
  expect(rowNames({ ...mail, claim: null })).toEqual(['sam@reed.example', 'About the boiler']);
  expect(rowNames(call)).toEqual(['Sam Reed', 'By phone, 16 November 2026']);
  // A call has neither sender nor subject.
  expect(rowNames({ ...call, claim: null })).toEqual(['Reply by phone', 'By phone, 16 November 2026']);
});

it('reads out which reply a button is about', () => {
  expect(spokenName(mail)).toBe('the reply of sam@reed.example');
  expect(spokenName(call)).toBe('the reply by phone, 16 November 2026');
});
