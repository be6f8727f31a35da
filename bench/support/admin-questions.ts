import { type ClaimListName, claimLists } from '@plainclaim/domain/claims/claim-lists';
import type { Landmarks } from './claims-database.ts';
import { rareSurname } from './seed-claims.ts';

export type Question = {
  readonly name: string;
  readonly as: 'admin' | 'plaintiff';
  readonly path: (landmarks: Landmarks) => string;
};

type Asked = Readonly<Record<string, string>>;

const northernIreland = { jurisdiction: 'Northern Ireland' };
const negligence = { issue_type: 'Professional Negligence' };

/** Each list unfiltered, from its middle, filtered, searched, and both at once. */
const waysToAsk: Readonly<Record<string, (landmarks: Landmarks, list: ClaimListName) => Asked>> = {
  'first page': () => ({}),
  'from the middle': ({ deepInClaims, deepInDeadlines }, list) => ({
    cursor: list === 'approaching-deadlines' ? deepInDeadlines : deepInClaims,
  }),
  'jurisdiction of one in twenty': () => northernIreland,
  'issue type of one in nine': () => negligence,
  'both filters': () => ({ ...northernIreland, ...negligence }),
  'surname of one in seven': () => ({ search: 'Smith' }),
  'surname of one in 55': () => ({ search: 'okoro' }),
  'rarest surname of the list': () => ({ search: 'Featherby' }),
  'surname of five claims': () => ({ search: rareSurname }),
  'nobody’s name': () => ({ search: 'Zzyzx' }),
  'beginning of many names': () => ({ search: 'Ha' }),
  'first name and surname': () => ({ search: 'kwame featherby' }),
  reference: ({ claimId }) => ({ search: claimId }),
  'beginning of a reference': ({ claimId }) => ({ search: claimId.slice(0, 8) }),
  'e-mail address': ({ email }) => ({ search: email }),
  'beginning of e-mail addresses': () => ({ search: 'kwame.okoro' }),
  'common name, both filters': () => ({ search: 'smith', ...northernIreland, ...negligence }),
  'uncommon name, both filters': () => ({ search: 'featherby', ...northernIreland, ...negligence }),
  'common name, from the middle': ({ deepInClaims, deepInDeadlines }, list) => ({
    search: 'smith',
    cursor: list === 'approaching-deadlines' ? deepInDeadlines : deepInClaims,
  }),
};

const listNames = Object.keys(claimLists) as ClaimListName[];

const ofClaims = listNames.flatMap((list) =>
  Object.entries(waysToAsk).map(
    ([name, ask]): Question => ({
      name: `${list}: ${name}`,
      as: 'admin',
      path: (landmarks) => `/api/admin/claims?${new URLSearchParams({ list, ...ask(landmarks, list) })}`,
    }),
  ),
);

const admin = (name: string, path: Question['path']): Question => ({ name, as: 'admin', path });

export const questions: readonly Question[] = [
  ...ofClaims,
  admin('replies: first page', () => '/api/admin/replies'),
  admin('replies: from the middle', ({ deepInReplies }) => `/api/admin/replies?cursor=${deepInReplies}`),
  admin('replies: to match', () => '/api/admin/replies?list=to-match'),
  admin('claims with responses: first page', () => '/api/admin/replies/processed'),
  admin(
    'claims with responses: from the middle',
    ({ deepInReplies }) => `/api/admin/replies/processed?cursor=${deepInReplies}`,
  ),
  admin('claims with responses: summary', () => '/api/admin/replies/summary'),
  admin('admin dashboard', () => '/api/admin/dashboard'),
  admin('is anything newer', () => '/api/admin/newer'),
  admin('claim review', ({ repliedClaimId }) => `/api/admin/claims/${repliedClaimId}/review`),
  { name: 'own claims', as: 'plaintiff', path: () => '/api/claims' },
  { name: 'own dashboard', as: 'plaintiff', path: () => '/api/claims/dashboard' },
];
