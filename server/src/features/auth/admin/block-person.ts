import { roleOf } from '@plainclaim/domain/accounts/roles';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { codeKinds } from '../codes/codes.tables.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { updateUser } from '../users/users.store.ts';
import { actOnPerson } from './act-on-person.ts';
import type { ActingAdmin, PeopleDeps } from './people.deps.ts';
import { writeBlockedMail, writeUnblockedMail } from './people.emails.tsx';

/** A block does not expire: an admin lifts it. */
const forEver = new Date('9999-12-31T00:00:00Z');

/**
 * Ends every session of a user and bans the account. Claims and other data stay; a solicitor's open cases go to others.
 */
export async function blockPerson(
  auth: PeopleDeps,
  admin: ActingAdmin,
  personId: string,
  reason: string,
): Promise<void> {
  await actOnPerson(auth, admin, personId, { kind: 'block' }, async (tx, person) => {
    await updateUser(tx, person.id, { bannedUntil: forEver }, auth.clock.now());
    const visitor = { address: admin.address };
    const sessions = await endSessions(auth, tx, {
      userId: person.id,
      which: {},
      reason: 'blocked by an admin',
      visitor,
    });
    await deleteCodesOf(tx, person.id, codeKinds);
    await forgetFlowsOf(tx, person.id);
    const stopped = { userId: person.id, why: 'blocked', adminId: admin.actor.userId } as const;
    const lost = await auth.onStoppedActing(tx, stopped);
    const mail = await writeBlockedMail(roleOf(person.appMetadata), lost, auth.settings.siteUrl);
    if (person.email !== null) await queueMail(auth.mail, tx, { ...mail, to: { address: person.email } });
    return {
      act: 'person-blocked',
      before: { blocked: false, sessions },
      after: { blocked: true, sessions: 0, reason: cleanLine(reason) },
    };
  });
}

export async function unblockPerson(auth: PeopleDeps, admin: ActingAdmin, personId: string): Promise<void> {
  const mail = await writeUnblockedMail(auth.settings.siteUrl);
  await actOnPerson(auth, admin, personId, { kind: 'unblock' }, async (tx, person) => {
    await updateUser(tx, person.id, { bannedUntil: null }, auth.clock.now());
    if (person.email !== null) await queueMail(auth.mail, tx, { ...mail, to: { address: person.email } });
    return { act: 'person-unblocked', before: { blocked: true }, after: { blocked: false } };
  });
}
