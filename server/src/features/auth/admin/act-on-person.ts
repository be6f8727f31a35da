import { type JudgedAccount, type PersonAct, refusalOfAct } from '@plainclaim/domain/accounts/people-acts';
import { roleOf } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit } from '../auth-kit.ts';
import type { Metadata } from '../metadata.ts';
import { isBanned } from '../sessions/open-session.ts';
import { lockUser, type UserRow, userById } from '../users/users.store.ts';
import type { ActingAdmin } from './people.deps.ts';
import { countOtherAdmins, lockPeopleActs } from './people.store.ts';
import { personNotFound } from './read-person.ts';

/** What the audit trail stores about an act. */
export type ActRecord = { readonly act: string; readonly before: Metadata; readonly after: Metadata };

/**
 * Runs one act of an admin on an account. Acts are serialised and read both accounts again under the lock: of
 * two admins who demote each other at the same moment, one stays an admin.
 */
export async function actOnPerson(
  auth: AuthKit,
  { actor, address }: ActingAdmin,
  personId: string,
  act: PersonAct,
  carryOut: (tx: Tx, person: UserRow) => Promise<ActRecord>,
): Promise<void> {
  const { db, clock } = auth;
  await db.transaction(async (tx) => {
    await lockPeopleActs(tx);
    const now = clock.now();
    const admin = await userById(tx, actor.userId);
    const person = await lockUser(tx, personId);
    if (!admin || !person) throw personNotFound();
    const refusal = refusalOfAct({
      act,
      actor: judged(admin, now),
      person: judged(person, now),
      otherAdmins: await countOtherAdmins(tx, person.id, now),
    });
    if (refusal) throw new AppError('conflict', `${act.kind} is refused`, { userMessage: refusal });
    const done = await carryOut(tx, person);
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: now,
      details: { act: done.act, person_id: person.id, before: done.before, after: done.after },
    });
  });
}

const judged = (user: UserRow, now: Date): JudgedAccount => ({
  id: user.id,
  role: roleOf(user.appMetadata),
  isBlocked: isBanned(user, now),
  hasEmail: user.email !== null,
});
