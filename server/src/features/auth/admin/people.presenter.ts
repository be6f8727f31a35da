import { roleOf } from '@plainclaim/domain/accounts/roles';
import { isBanned } from '../sessions/open-session.ts';
import type { ListedPerson } from './list-people.ts';
import type { AuditRow, PersonRow } from './people.store.ts';
import type { PersonDetails } from './read-person.ts';

export const presentPerson = (person: ListedPerson, now: Date) => ({
  id: person.id,
  email: person.email,
  name: nameOf(person),
  role: roleOf(person.appMetadata),
  created_at: person.createdAt.toISOString(),
  last_sign_in_at: person.lastSignInAt?.toISOString() ?? null,
  is_blocked: isBanned(person, now),
  has_second_step: person.hasSecondStep,
  claims: person.claims,
});

export const presentPersonDetails = (person: PersonDetails, viewerId: string, now: Date) => ({
  ...presentPerson(person, now),
  is_self: person.id === viewerId,
  sessions: person.sessions,
  open_cases: person.openCases.map((one) => ({
    claim_id: one.claimId,
    plaintiff_name: one.plaintiffName,
    defendant_name: one.defendantName,
    is_taken_on: one.isTakenOn,
  })),
  audit: person.audit.map((entry) => presentEntry(entry, person.id)),
});

function nameOf({ fullName, firstName, lastName }: PersonRow): string {
  return (fullName ?? '').trim() || `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

function presentEntry(entry: AuditRow, personId: string) {
  const { act, before, after } = entry.details;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    what: typeof act === 'string' ? act : entry.action,
    by: entry.userId === personId ? null : (entry.email ?? 'a former account'),
    address: entry.address,
    before: plainValues(before),
    after: plainValues(after),
  };
}

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function plainValues(values: unknown): Record<string, Plain> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Plain] => isPlain(entry[1])),
  );
}
