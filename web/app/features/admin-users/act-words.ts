import { mustProveMailbox } from '@plainclaim/domain/accounts/people-acts';
import type { Role } from '@plainclaim/domain/accounts/roles';
import { lostCasesInWords } from '../../lib/lost-cases.ts';
import type { PersonDetails } from './api/people-api.ts';

type Judged = Pick<PersonDetails, 'name' | 'email' | 'role' | 'claims' | 'sessions' | 'open_cases'>;

export const roleNames: Record<Role, string> = {
  plaintiff: 'Plaintiff',
  solicitor: 'Solicitor',
  admin: 'Admin',
  tester: 'Tester',
};

const withArticle: Record<Role, string> = {
  plaintiff: 'a plaintiff',
  solicitor: 'a solicitor',
  admin: 'an admin',
  tester: 'a tester',
};

export const calledBy = ({ name, email }: Pick<Judged, 'name' | 'email'>): string =>
  name || email || 'this person';

export const roleQuestion = (person: Judged, to: Role): string =>
  `Make ${calledBy(person)} ${withArticle[to]}?`;

const gains: Record<Role, string> = {
  plaintiff: 'They can make claims of their own.',
  solicitor: 'They can open claims that are referred to them, once their firm is approved.',
  admin: 'They can see every claim, send payment links, write the blog and change accounts, yours included.',
  tester: 'They can open the testing dashboard.',
};

/** What will happen, one sentence each. */
export function roleConsequences(person: Judged, to: Role): string[] {
  const loses = [
    ...(person.role === 'solicitor'
      ? [
          ...lostCasesInWords(person.open_cases),
          'They are no longer approved: should they become a solicitor again, their registration has to be reinstated.',
        ]
      : []),
    ...(person.role === 'admin' ? ['They lose every admin page at once.'] : []),
    ...(person.claims > 0 && to !== 'plaintiff' && to !== 'admin'
      ? [`${claimsInWords(person.claims)} of theirs stay, but only a plaintiff can open them.`]
      : []),
  ];
  const how = mustProveMailbox(person.role, to)
    ? [
        `They are signed out everywhere, and their password and authenticator app stop working.`,
        `A link to choose a new password goes to ${person.email}: whoever reads that mailbox gets the role.`,
      ]
    : ['It counts at once, also where they are signed in. They are told by e-mail.'];
  return [gains[to], ...loses, ...how];
}

/** What a block leads to, one sentence each. */
export const blockConsequences = (person: Pick<Judged, 'role' | 'open_cases'>): string[] => [
  `They are signed out at once and cannot sign in until an admin unblocks them.${person.role === 'plaintiff' ? ' Their claims stay, and letters and deadlines go on.' : ''} They are told by e-mail, without the reason.`,
  ...lostCasesInWords(person.open_cases),
];

export const claimsInWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'claim' : 'claims'}`;

export const devicesInWords = (count: number): string =>
  count === 0 ? 'Not signed in' : `Signed in on ${count} ${count === 1 ? 'device' : 'devices'}`;

export const roleDone = (person: Judged, to: Role): string =>
  `${calledBy(person)} is now ${withArticle[to]}.`;
