import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { writeAlike } from '../codes/act-alike.ts';
import { auditSignUp } from './audit-sign-up.ts';
import { createUser, isSomeones, type NewUser, takeOverUnconfirmed } from './create-user.ts';
import { standInFor } from './stand-in.ts';
import { type PresentedUser, presentUser } from './users.presenter.ts';
import { lockUser, type UserRow, userByEmail, userByPhone } from './users.store.ts';

export type Registration = {
  readonly given: NewUser;
  /** The account that already has the address or number. */
  readonly known: UserRow | undefined;
  /** Sends the code to the new account, or a sign-in code to the owner of a taken address. */
  readonly send: (tx: Tx, user: UserRow) => Promise<unknown>;
};

/**
 * Creates an account whose address or number has to be confirmed. For a taken one a stand-in is inserted and
 * rolled back, so that neither the response nor its time shows that it is taken.
 */
export async function registerUnconfirmed(
  auth: AuthKit,
  tx: Tx,
  { given, known, send }: Registration,
  visitor: Visitor,
): Promise<PresentedUser> {
  const old = await lockUser(tx, known?.id ?? randomUUID());
  const owner = old && isSomeones(old) ? old : undefined;
  const added = await writeAlike(tx, !owner, async (savepoint) => {
    const user =
      old && !owner
        ? await takeOverUnconfirmed(auth, savepoint, old, given)
        : await createUser(auth, savepoint, owner ? standInFor(given) : given);
    if (user) await auditSignUp(auth, savepoint, user.id, visitor);
    return user;
  });
  if (!added) {
    // A concurrent request has just added the account.
    const other = given.email ? await userByEmail(tx, given.email) : await userByPhone(tx, given.phone ?? '');
    return await registerUnconfirmed(auth, tx, { given, known: other, send }, visitor);
  }
  await send(tx, owner ?? added);
  return presentNewUser(added, given, auth.clock.now());
}

/**
 * Presents any account as a new one. Without identities: the contract shows none for a taken address, and an
 * unconfirmed one has none yet.
 */
function presentNewUser(user: UserRow, { email, phone }: NewUser, now: Date): PresentedUser {
  const asNew: UserRow = {
    ...user,
    email: email ?? null,
    phone: phone ?? null,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    newEmail: null,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    invitedAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return presentUser({ user: asNew, identities: [], factors: [] });
}
