import { AppError } from '@plainclaim/domain/shared/errors';
import { sessionBounds } from '../sessions/session-life.ts';
import type { ListedPerson } from './list-people.ts';
import type { PeopleDeps, PersonCase } from './people.deps.ts';
import { type AuditRow, auditAbout, auditOf, countLiveSessions, personRow } from './people.store.ts';

const entriesShown = 20;

export type PersonDetails = ListedPerson & {
  readonly sessions: number;
  readonly openCases: readonly PersonCase[];
  /** Acts by this user and by admins on this account, newest first. */
  readonly audit: readonly AuditRow[];
};

export const personNotFound = () =>
  new AppError('not_found', 'no such account', { userMessage: 'This account does not exist.' });

export async function readPerson(
  { db, clock, settings, countClaims, openCasesOf }: PeopleDeps,
  id: string,
): Promise<PersonDetails> {
  const [row, sessions, own, about, claims, openCases] = await Promise.all([
    personRow(db, id),
    countLiveSessions(db, id, sessionBounds(settings, clock.now())),
    auditOf(db, id, entriesShown),
    auditAbout(db, id, entriesShown),
    countClaims([id]),
    openCasesOf(id),
  ]);
  if (!row) throw personNotFound();
  const audit = [...own, ...about.filter(({ userId }) => userId !== id)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .slice(0, entriesShown);
  return { ...row, claims: claims.get(id) ?? 0, sessions, openCases, audit };
}
