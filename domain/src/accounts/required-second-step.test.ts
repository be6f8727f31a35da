import { describe, expect, it } from 'vitest';
import { roleNeedsSecondStep, secondStepAskedSince, secondStepDemand } from './required-second-step.ts';
import { roles } from './roles.ts';

const begun = new Date('2026-03-25T09:00:00Z');
/** Over the change to summer time: days of 24 hours, whatever clocks on walls do. */
const after = (days: number, ms = 0) => new Date(begun.getTime() + days * 24 * 60 * 60 * 1000 + ms);

const admin = {
  isRequired: true,
  role: 'admin',
  hasSecondStep: false,
  askedSince: begun,
  now: begun,
} as const;

describe('the second step an account has to set up', () => {
  it.each([
    ['at the first sign-in', {}, { state: 'asked', daysLeft: 7 }],
    ['a moment later', { now: after(0, 1) }, { state: 'asked', daysLeft: 7 }],
    ['after a day', { now: after(1) }, { state: 'asked', daysLeft: 6 }],
    ['on the last day', { now: after(6, 1) }, { state: 'asked', daysLeft: 1 }],
    ['at the last moment', { now: after(7, -1) }, { state: 'asked', daysLeft: 1 }],
    ['after seven days', { now: after(7) }, { state: 'required' }],
    ['a year later', { now: after(365) }, { state: 'required' }],
    ['as a solicitor', { role: 'solicitor', now: after(7) }, { state: 'required' }],
    ['with a second step', { hasSecondStep: true, now: after(7) }, { state: 'none' }],
    ['without a sign-in since the rule', { askedSince: null, now: after(7) }, { state: 'none' }],
    ['where the operator does not require it', { isRequired: false, now: after(7) }, { state: 'none' }],
    ['as a claimant', { role: 'plaintiff', now: after(7) }, { state: 'none' }],
    ['as a tester', { role: 'tester', now: after(7) }, { state: 'none' }],
  ] as const)('%s', (_, changes, demand) => {
    expect(secondStepDemand({ ...admin, ...changes })).toEqual(demand);
  });
});

describe('the moment it is asked for since', () => {
  const signIn = {
    isRequired: true,
    role: 'admin',
    formerRole: 'admin',
    askedSince: null,
    now: after(3),
  } as const;

  it.each([
    ['the first sign-in', {}, after(3)],
    ['a later sign-in', { askedSince: begun }, begun],
    ['the day the role is given', { formerRole: 'plaintiff' }, after(3)],
    ['the day the role is given again', { formerRole: 'tester', askedSince: begun }, after(3)],
    ['another role that needs one', { formerRole: 'solicitor', askedSince: begun }, begun],
    ['no moment once the role is gone', { role: 'plaintiff', askedSince: begun }, null],
    ['no moment where it is not required', { isRequired: false, askedSince: begun }, null],
  ] as const)('is %s', (_, changes, moment) => {
    expect(secondStepAskedSince({ ...signIn, ...changes })).toEqual(moment);
  });
});

it('is for admins and solicitors alone', () => {
  expect(roles.filter(roleNeedsSecondStep)).toEqual(['solicitor', 'admin']);
});
