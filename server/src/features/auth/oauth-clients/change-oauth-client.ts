import type { AuthKit, Visitor } from '../auth-kit.ts';
import { recordServiceAct } from '../service/record-service-act.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { invalid } from '../wire/auth-error.ts';
import { findOauthClient, oauthClientNotFound } from './find-oauth-client.ts';
import { type OauthClientBody, readOauthClient } from './oauth-client-body.ts';
import { type PresentedOauthClient, presentOauthClient } from './oauth-clients.presenter.ts';
import { deleteOauthClient, updateOauthClient } from './oauth-clients.store.ts';
import { type ClientWithSecret, newClientSecret } from './register-oauth-client.ts';

export async function changeOauthClient(
  auth: AuthKit,
  id: string,
  body: OauthClientBody,
  visitor: Visitor,
): Promise<PresentedOauthClient> {
  const client = await findOauthClient(auth.db, id);
  const changes = readOauthClient(body);
  const keepsSecret = (changes.tokenEndpointAuthMethod ?? client.tokenEndpointAuthMethod) !== 'none';
  if (keepsSecret !== (client.secretHash !== null)) {
    throw invalid('a client cannot change between keeping a secret and keeping none: register a new one');
  }
  return await auth.db.transaction(async (tx) => {
    const changed = await updateOauthClient(tx, client.id, { ...changes, updatedAt: auth.clock.now() });
    if (!changed) return oauthClientNotFound();
    await recordServiceAct(auth, tx, 'oauth-client-changed', null, visitor, { clientId: client.id });
    return presentOauthClient(changed);
  });
}

/** The old secret stops working at once. */
export async function renewClientSecret(
  auth: AuthKit,
  id: string,
  visitor: Visitor,
): Promise<ClientWithSecret> {
  const client = await findOauthClient(auth.db, id);
  if (client.secretHash === null) throw invalid('a public client has no secret');
  const secret = newClientSecret();
  return await auth.db.transaction(async (tx) => {
    const changes = { secretHash: sha256(secret), updatedAt: auth.clock.now() };
    const changed = await updateOauthClient(tx, client.id, changes);
    if (!changed) return oauthClientNotFound();
    await recordServiceAct(auth, tx, 'oauth-client-secret-renewed', null, visitor, { clientId: client.id });
    return { ...presentOauthClient(changed), client_secret: secret };
  });
}

export async function removeOauthClient(auth: AuthKit, id: string, visitor: Visitor): Promise<void> {
  const client = await findOauthClient(auth.db, id);
  await auth.db.transaction(async (tx) => {
    if (!(await deleteOauthClient(tx, client.id))) oauthClientNotFound();
    await recordServiceAct(auth, tx, 'oauth-client-removed', null, visitor, { clientId: client.id });
  });
}
