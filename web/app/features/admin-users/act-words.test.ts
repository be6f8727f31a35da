import { describe, expect, it } from 'vitest';
import { blockConsequences, devicesInWords, roleConsequences, roleQuestion } from './act-words.ts';

const ada = {
  name: 'Ada',
  email: 'ada@example.com',
  role: 'plaintiff',
  claims: 2,
  sessions: 1,
  open_cases: [] as never[],
} as const;

describe('the consequences of a new role', () => {
  it('say that a role nobody can choose must be proved by mail', () => {
    const words = roleConsequences(ada, 'admin').join(' ');
    expect(words).toContain('signed out everywhere');
    expect(words).toContain('goes to ada@example.com');
    expect(words).not.toContain('counts at once');
  });

  it('say what becomes of claims when a plaintiff stops being one', () => {
    expect(roleConsequences(ada, 'solicitor')).toEqual([
      'They can open claims that are referred to them, once their firm is approved.',
      '2 claims of theirs stay, but only a plaintiff can open them.',
      'It counts at once, also where they are signed in. They are told by e-mail.',
    ]);
  });

  it('say what an admin loses', () => {
    expect(roleConsequences({ ...ada, role: 'admin', claims: 0 }, 'plaintiff')).toContain(
      'They lose every admin page at once.',
    );
  });
});

describe('a solicitor with a case', () => {
  const priya = {
    ...ada,
    role: 'solicitor',
    claims: 0,
    open_cases: [
      { claim_id: 'c1', plaintiff_name: 'Hannah Okoro', defendant_name: 'Sam Reed', is_taken_on: true },
    ],
  } as const;

  it('is known to lose it by another role, with their approval', () => {
    const words = roleConsequences({ ...priya, open_cases: [...priya.open_cases] }, 'plaintiff').join(' ');
    expect(words).toContain('Hannah Okoro against Sam Reed');
    expect(words).toContain('no longer approved');
  });

  it('is known to lose it by a block, and has no claims that stay', () => {
    const words = blockConsequences({ ...priya, open_cases: [...priya.open_cases] }).join(' ');
    expect(words).toContain('Each client and our team are told by e-mail');
    expect(words).not.toContain('Their claims stay');
  });
});

it('names the person as well as it can', () => {
  expect(roleQuestion({ ...ada, name: '' }, 'tester')).toBe('Make ada@example.com a tester?');
  expect(roleQuestion({ ...ada, name: '', email: null }, 'admin')).toBe('Make this person an admin?');
});

it.each([
  [0, 'Not signed in'],
  [1, 'Signed in on 1 device'],
  [3, 'Signed in on 3 devices'],
])('%i devices', (count, words) => {
  expect(devicesInWords(count)).toBe(words);
});
