import { mustProveMailbox } from '@plainclaim/domain/accounts/people-acts';
import { type Role, roleOf } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { keepCode, makeCode } from '../codes/issue-code.ts';
import { mailedLink } from '../codes/mailed-link.ts';
import { askedSinceFor } from '../factors/second-step-demand.ts';
import { revokeCredentials } from '../people/revoke-credentials.ts';
import { runRepairs } from '../run-hooks.ts';
import { updateUser, userById } from '../users/users.store.ts';
import { actOnPerson } from './act-on-person.ts';
import type { ActingAdmin, PeopleDeps } from './people.deps.ts';
import { writeRoleChangedMail, writeRoleGrantedMail } from './people.emails.tsx';
import { personNotFound } from './read-person.ts';

/**
 * Changes a user's role and mails them. Open sessions have the new role from their next request on. A role
 * that users cannot choose at sign-up belongs to the mailbox's owner only: the mail has a link to set a
 * password, and every other way to sign in is closed.
 */
export async function changeRole(
  auth: PeopleDeps,
  admin: ActingAdmin,
  personId: string,
  role: Role,
): Promise<void> {
  const { settings, db, clock } = auth;
  const before = await userById(db, personId);
  if (!before) throw personNotFound();
  const from = roleOf(before.appMetadata);
  const isProved = !mustProveMailbox(from, role);
  const redirectTo = `${settings.siteUrl}/reset-password`;
  const code = makeCode(auth, 'recovery', { isPkce: false, redirectTo });
  await actOnPerson(auth, admin, personId, { kind: 'change-role', to: role }, async (tx, person) => {
    // Whether the mailbox must be proved was decided for this role.
    if (roleOf(person.appMetadata) !== from)
      throw new AppError('conflict', 'the role changed meanwhile', {
        userMessage: 'Someone else has just changed this account. Please look again.',
      });
    const now = clock.now();
    if (!isProved) await revokeCredentials(auth, tx, person, `${role} role granted`, admin.address);
    const appMetadata = { ...person.appMetadata, role };
    const changed = await updateUser(
      tx,
      person.id,
      {
        appMetadata,
        emailConfirmedAt: person.emailConfirmedAt ?? now,
        ...askedSinceFor(auth, person, { appMetadata }),
      },
      now,
    );
    // Each role has a profile of its own.
    await runRepairs(auth, tx, auth.onSignedIn, changed);
    const stopped = { userId: person.id, why: 'role-changed', adminId: admin.actor.userId } as const;
    const lost = from === 'solicitor' ? await auth.onStoppedActing(tx, stopped) : [];
    if (person.email !== null) {
      if (!isProved)
        await keepCode(auth, tx, { userId: person.id, kind: 'recovery', address: person.email, code });
      const mail = isProved
        ? await writeRoleChangedMail(
            { role, lost, hasPassword: changed.passwordHash !== null },
            settings.siteUrl,
          )
        : await writeRoleGrantedMail(
            { role, lost, link: mailedLink(settings, code, redirectTo) },
            settings.siteUrl,
          );
      await queueMail(auth.mail, tx, { ...mail, to: { address: person.email } });
    }
    return { act: 'role-changed', before: { role: from }, after: { role } };
  });
}
