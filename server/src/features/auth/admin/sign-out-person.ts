import { endSessions } from '../sessions/end-sessions.ts';
import { actOnPerson } from './act-on-person.ts';
import type { ActingAdmin, PeopleDeps } from './people.deps.ts';

/** Ends every session of a user, for example after a lost phone. They can sign in again. */
export async function signOutPerson(auth: PeopleDeps, admin: ActingAdmin, personId: string): Promise<void> {
  await actOnPerson(auth, admin, personId, { kind: 'sign-out' }, async (tx, person) => {
    const sessions = await endSessions(auth, tx, {
      userId: person.id,
      which: {},
      reason: 'signed out by an admin',
      visitor: { address: admin.address },
    });
    return { act: 'person-signed-out', before: { sessions }, after: { sessions: 0 } };
  });
}
