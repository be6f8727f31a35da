import { describe, expect, it } from 'vitest';
import { type JudgedAccount, mustProveMailbox, type PersonAct, refusalOfAct } from './people-acts.ts';

const boss = { id: 'boss', role: 'admin', isBlocked: false } as const;
const ada: JudgedAccount = { id: 'ada', role: 'plaintiff', isBlocked: false, hasEmail: true };
const admin: JudgedAccount = { ...ada, role: 'admin' };

const to = (role: JudgedAccount['role']): PersonAct => ({ kind: 'change-role', to: role });
const block: PersonAct = { kind: 'block' };
const unblock: PersonAct = { kind: 'unblock' };
const signOut: PersonAct = { kind: 'sign-out' };

const self = 'You cannot do this to your own account. Another admin can.';
const last = 'This is the last admin. Make someone else an admin first.';

describe('what an admin may do to an account', () => {
  it.each<[string, PersonAct, JudgedAccount, number, string | undefined]>([
    ['a plaintiff becomes an admin', to('admin'), ada, 1, undefined],
    ['a plaintiff becomes a tester', to('tester'), ada, 1, undefined],
    ['a plaintiff becomes a solicitor', to('solicitor'), ada, 1, undefined],
    ['an admin becomes a plaintiff', to('plaintiff'), admin, 1, undefined],
    ['the last admin stays', to('plaintiff'), admin, 0, last],
    ['the last admin is not blocked', block, admin, 0, last],
    ['another admin is blocked', block, admin, 1, undefined],
    ['the last admin may be signed out', signOut, admin, 0, undefined],
    ['the same role again', to('plaintiff'), ada, 1, 'They have this role already.'],
    ['blocked twice', block, { ...ada, isBlocked: true }, 1, 'This account is blocked already.'],
    ['unblocked', unblock, { ...ada, isBlocked: true }, 1, undefined],
    ['unblocked without being blocked', unblock, ada, 1, 'This account is not blocked.'],
    ['signed out', signOut, ada, 1, undefined],
    ['a blocked admin loses the role', to('plaintiff'), { ...admin, isBlocked: true }, 1, undefined],
    [
      'a blocked plaintiff does not become an admin',
      to('admin'),
      { ...ada, isBlocked: true },
      1,
      'This account is blocked. Unblock it before you give it this role.',
    ],
    [
      'nobody without a mailbox becomes an admin',
      to('admin'),
      { ...ada, hasEmail: false },
      1,
      'This account has no e-mail address, so nobody can be asked to prove it is theirs.',
    ],
  ])('%s', (_what, act, person, otherAdmins, answer) => {
    expect(refusalOfAct({ act, actor: boss, person, otherAdmins })).toBe(answer);
  });

  it.each([to('plaintiff'), block, unblock, signOut])('is nothing to oneself: %j', (act) => {
    expect(refusalOfAct({ act, actor: boss, person: { ...admin, id: 'boss' }, otherAdmins: 5 })).toBe(self);
  });

  it.each([
    { ...boss, role: 'plaintiff' as const },
    { ...boss, isBlocked: true },
  ])('is nothing for someone who was an admin until a moment ago: %j', (actor) => {
    expect(refusalOfAct({ act: block, actor, person: ada, otherAdmins: 3 })).toBe(
      'You are no longer an admin.',
    );
  });
});

it.each([
  ['plaintiff', 'admin', true],
  ['solicitor', 'tester', true],
  ['tester', 'admin', false],
  ['admin', 'plaintiff', false],
  ['plaintiff', 'solicitor', false],
] as const)('from %s to %s the mailbox must be proved: %s', (from, role, answer) => {
  expect(mustProveMailbox(from, role)).toBe(answer);
});
