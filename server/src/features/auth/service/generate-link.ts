import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import type { CodeKind } from '../codes/codes.tables.ts';
import { keepCode, makeCode } from '../codes/issue-code.ts';
import { sentField } from '../codes/send-code.ts';
import { checkMetadata } from '../metadata.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { emailTaken } from '../users/change-email.ts';
import { createUser, isSomeones, takeOverUnconfirmed } from '../users/create-user.ts';
import { lockByEmail, type UserRow, updateUser, userByEmail } from '../users/users.store.ts';
import { invalid } from '../wire/auth-error.ts';
import { readEmail } from '../wire/contact-details.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import type { PresentedAccount } from './account.presenter.ts';
import { accountNotFound } from './find-account.ts';
import { showAccount } from './read-account.ts';
import { recordServiceAct } from './record-service-act.ts';
import type { LinkBody } from './service.schemas.ts';

export type GeneratedLink = PresentedAccount & {
  readonly action_link: string;
  readonly email_otp: string;
  readonly hashed_token: string;
  readonly redirect_to: string;
  readonly verification_type: string;
};

type Asked = LinkBody & { readonly redirectTo: string | undefined };

/** What a link is made for, after the account has been prepared. */
type Prepared = { readonly user: UserRow; readonly kind: CodeKind; readonly address: string };

type Prepare = (auth: AuthKit, tx: Tx, email: string, asked: Asked, hash: string | null) => Promise<Prepared>;

const preparers: Readonly<Record<string, Prepare>> = {
  signup: prepareSignUp,
  invite: prepareInvitation,
  magiclink: async (auth, tx, email, asked) => {
    const known = await lockByEmail(tx, email);
    // No account yet: create one that the link confirms.
    if (!known) return { ...(await prepareInvitation(auth, tx, email, asked)), kind: 'signup' };
    return { user: known, kind: 'magiclink', address: email };
  },
  recovery: async (_auth, tx, email) => {
    const user = (await lockByEmail(tx, email)) ?? accountNotFound();
    return { user, kind: 'recovery', address: email };
  },
  email_change_current: (auth, tx, email, asked) =>
    prepareChange(auth, tx, email, asked, 'email_change_current'),
  email_change_new: (auth, tx, email, asked) => prepareChange(auth, tx, email, asked, 'email_change_new'),
};

/** Creates the link of a mail, for a caller who sends it themselves. Sends nothing. */
export async function generateLink(auth: AuthKit, asked: Asked, visitor: Visitor): Promise<GeneratedLink> {
  const prepare = Object.hasOwn(preparers, asked.type) ? preparers[asked.type] : undefined;
  if (!prepare) throw invalid(`Invalid email action link type requested: ${asked.type}`);
  const email = readEmail(asked.email);
  if (asked.type === 'signup') checkNewPassword(auth.settings, asked.password);
  const hash = asked.type === 'signup' ? await auth.passwords.hash(asked.password) : null;
  const redirectTo = redirectTarget(auth.settings, asked.redirectTo);

  const made = await auth.db.transaction(async (tx) => {
    const { user, kind, address } = await prepare(auth, tx, email, asked, hash);
    const code = makeCode(auth, kind, { isPkce: false, redirectTo });
    await keepCode(auth, tx, { userId: user.id, kind, address, code });
    await recordServiceAct(auth, tx, 'link-generated', user.id, visitor, { kind });
    const now = auth.clock.now();
    return { user: await updateUser(tx, user.id, { [sentField[kind]]: now }, now), kind, code };
  });
  return {
    ...(await showAccount(auth.db, made.user)),
    action_link: made.code.link,
    email_otp: made.code.digits,
    hashed_token: made.code.linkToken,
    redirect_to: redirectTo,
    verification_type: made.kind,
  };
}

async function prepareSignUp(
  auth: AuthKit,
  tx: Tx,
  email: string,
  asked: Asked,
  passwordHash: string | null,
): Promise<Prepared> {
  const known = await lockByEmail(tx, email);
  if (known && isSomeones(known)) throw emailTaken();
  const metadata = checkMetadata(asked.data);
  const role = roleForSignUp(metadata.role);
  const given = { email, passwordHash, confirmed: false, role, metadata };
  const user = known ? await takeOverUnconfirmed(auth, tx, known, given) : await createUser(auth, tx, given);
  if (!user) throw emailTaken();
  return { user, kind: 'signup', address: email };
}

async function prepareInvitation(auth: AuthKit, tx: Tx, email: string, asked: Asked): Promise<Prepared> {
  return { ...(await prepareSignUp(auth, tx, email, asked, null)), kind: 'invite' };
}

/** Each mailbox of a change gets its own link: the second request must not revoke the first one's. */
async function prepareChange(
  auth: AuthKit,
  tx: Tx,
  email: string,
  asked: Asked,
  kind: 'email_change_current' | 'email_change_new',
): Promise<Prepared> {
  const newEmail = readEmail(asked.new_email);
  const user = (await lockByEmail(tx, email)) ?? accountNotFound();
  if (newEmail === email) throw invalid('The new email address is the current one');
  if (await userByEmail(tx, newEmail)) throw emailTaken();
  const address = kind === 'email_change_new' ? newEmail : email;
  if (user.newEmail === newEmail) return { user, kind, address };
  await deleteCodesOf(tx, user.id, ['email_change_current', 'email_change_new']);
  const changes = { newEmail, emailChangeConfirmedBy: null };
  return { user: await updateUser(tx, user.id, changes, auth.clock.now()), kind, address };
}
