import { type Role, roleForSignUp, roleOf } from '@plainclaim/domain/accounts/roles';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { checkMetadata } from '../metadata.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { emailTaken } from '../users/change-email.ts';
import { createUser, saveContactIdentity } from '../users/create-user.ts';
import { phoneTaken } from '../users/phone-taken.ts';
import { updateUser, userByEmail, userById, userByPhone } from '../users/users.store.ts';
import { withProvider } from '../users/with-provider.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { readEmail, readPhone } from '../wire/contact-details.ts';
import type { PresentedAccount } from './account.presenter.ts';
import { banEnd } from './ban-duration.ts';
import { showAccount } from './read-account.ts';
import { recordServiceAct } from './record-service-act.ts';
import type { AccountBody } from './service.schemas.ts';

/** Adds an account. Its addresses count as unproven unless the caller confirms them. */
export async function createAccount(
  auth: AuthKit,
  body: AccountBody,
  visitor: Visitor,
): Promise<PresentedAccount> {
  if (body.email === '' && body.phone === '') {
    throw invalid('Cannot create a user without either an email or phone');
  }
  if (body.id !== '' && !isUuid(body.id)) throw invalid('ID must conform to the uuid v4 format');
  const contact = {
    ...(body.email !== '' && { email: readEmail(body.email) }),
    ...(body.phone !== '' && { phone: readPhone(body.phone) }),
  };
  const metadata = checkMetadata(body.user_metadata);
  const now = auth.clock.now();
  const bannedUntil = banEnd(body.ban_duration, now) ?? null;
  if (body.password !== '') checkNewPassword(auth.settings, body.password);
  const passwordHash = body.password === '' ? null : await auth.passwords.hash(body.password);

  const user = await auth.db.transaction(async (tx) => {
    if (contact.email !== undefined && (await userByEmail(tx, contact.email))) throw emailTaken();
    if (contact.phone !== undefined && (await userByPhone(tx, contact.phone))) throw phoneTaken();
    if (body.id !== '' && (await userById(tx, body.id))) throw idTaken();
    const added = await createUser(auth, tx, {
      ...contact,
      ...(body.id !== '' && { id: body.id }),
      passwordHash,
      confirmed: false,
      role: roleWanted(body),
      metadata,
    });
    // A concurrent request has taken the address since the check above.
    if (!added) throw contact.email === undefined ? phoneTaken() : emailTaken();
    const providers =
      contact.phone === undefined ? added.appMetadata : withProvider(added.appMetadata, 'phone');
    const changes = {
      emailConfirmedAt: contact.email !== undefined && body.email_confirm ? now : null,
      emailProvenAt: contact.email !== undefined && body.email_confirm ? now : null,
      phoneConfirmedAt: contact.phone !== undefined && body.phone_confirm ? now : null,
      appMetadata: checkMetadata({ ...providers, ...body.app_metadata }),
      bannedUntil,
    };
    const finished = await updateUser(tx, added.id, changes, now);
    await saveContactIdentity(tx, finished, now);
    await recordServiceAct(auth, tx, 'account-created', added.id, visitor);
    return finished;
  });
  return await showAccount(auth.db, user);
}

/** The role given by the caller; without one, a role that can be chosen at sign-up. */
const roleWanted = ({ app_metadata: given, user_metadata: own }: AccountBody): Role =>
  given.role === undefined ? roleForSignUp(own.role) : roleOf(given);

const idTaken = () => new AuthError(422, 'user_already_exists', 'A user with this id already exists');
