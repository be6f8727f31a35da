import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { useProof } from '../proofs/use-proof.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { auditSignUp } from '../users/audit-sign-up.ts';
import { createUser } from '../users/create-user.ts';
import { signUpOff } from '../users/sign-up-off.ts';
import { identityOf, lockUser, saveIdentity, type UserRow, updateUser } from '../users/users.store.ts';
import { withProvider } from '../users/with-provider.ts';
import { AuthError } from '../wire/auth-error.ts';
import { isAllowedTarget } from '../wire/redirect-target.ts';
import { readSignInMessage, type SignInMessage } from './read-sign-in-message.ts';
import { signerOf } from './signer-of.ts';

export type WalletProof = { readonly chain: string; readonly message: string; readonly signature: string };

/** How long a message is valid after it was signed, and the allowance for clock skew. */
const lifeMs = 10 * 60 * 1000;
const skewMs = 60 * 1000;

/** Signs in with a wallet: its owner has signed a fresh message for this site. */
export async function signInWithWallet(
  auth: AuthKit,
  { chain, message: text, signature }: WalletProof,
  visitor: Visitor,
): Promise<SessionBody> {
  await limit(auth, 'verifyAddress', visitor.address);
  if (chain !== 'ethereum') throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
  const message = readSignInMessage(text);
  if (!message) throw refused('the message is not a sign-in message of ERC-4361');
  requireForUs(auth, message);
  const goodUntil = requireForNow(message, auth.clock.now());
  if (signerOf(text, signature) !== message.address) {
    throw refused('the signature does not match the address of the message');
  }
  const opened = await auth.db.transaction(async (tx) => {
    if (!(await useProof(tx, 'web3', text, goodUntil))) throw refused('the message was used before');
    const user = await walletOwner(auth, tx, message, visitor);
    return await openSession(auth, tx, user, 'web3', visitor);
  });
  return await sessionBody(auth, opened);
}

/** A message signed for another site must not open an account here. */
function requireForUs({ settings }: AuthKit, { scheme, domain, uri }: SignInMessage): void {
  const target = new URL(uri);
  if (!isAllowedTarget(settings, target)) throw refused('the message is for another site');
  if (domain.toLowerCase() !== target.host || (scheme !== undefined && `${scheme}:` !== target.protocol)) {
    throw refused('the domain of the message is not that of its URI');
  }
}

/** Returns the expiry: until then the message is stored against replay. */
function requireForNow({ issuedAt, expiresAt, notBefore }: SignInMessage, now: Date): Date {
  const end = new Date(
    Math.min(issuedAt.getTime() + lifeMs, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY),
  );
  if (issuedAt.getTime() > now.getTime() + skewMs) throw refused('the message was signed in the future');
  if (notBefore && notBefore.getTime() > now.getTime()) throw refused('the message does not count yet');
  if (end <= now) throw refused('the message has expired');
  return end;
}

async function walletOwner(
  auth: AuthKit,
  tx: Tx,
  message: SignInMessage,
  visitor: Visitor,
): Promise<UserRow> {
  const { address, chainId, domain, statement } = message;
  const providerId = `web3:ethereum:${address}`;
  const known = await identityOf(tx, 'web3', providerId);
  const owner = known && (await lockUser(tx, known.userId));
  if (known && !owner) throw refused('the account is gone');
  if (!owner && !auth.settings.signUpAllowed) throw signUpOff();
  const now = auth.clock.now();
  const user = owner ?? (await newOwner(auth, tx, visitor));
  const data = { sub: providerId, address, chain: 'ethereum', network: chainId, domain, statement };
  await saveIdentity(tx, {
    id: randomUUID(),
    userId: user.id,
    provider: 'web3',
    providerId,
    data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const kept = await identityOf(tx, 'web3', providerId);
  // A concurrent sign-in with the same wallet was first: roll back, and the retry finds its account.
  if (kept?.userId !== user.id) throw new AuthError(409, 'conflict', 'Try again');
  return user;
}

async function newOwner(auth: AuthKit, tx: Tx, visitor: Visitor): Promise<UserRow> {
  const given = { passwordHash: null, confirmed: false, role: 'plaintiff', metadata: {} } as const;
  const added = await createUser(auth, tx, given);
  if (!added) throw new Error('an account without an address was taken');
  await auditSignUp(auth, tx, added.id, visitor);
  const changes = { isAnonymous: false, appMetadata: withProvider(added.appMetadata, 'web3') };
  return await updateUser(tx, added.id, changes, auth.clock.now());
}

const refused = (reason: string) =>
  new AuthError(400, 'invalid_credentials', `Wallet sign-in refused: ${reason}`);
