import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { recordServiceAct } from '../service/record-service-act.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { invalid } from '../wire/auth-error.ts';
import { type OauthClientBody, readOauthClient, usualOauthClient } from './oauth-client-body.ts';
import { type PresentedOauthClient, presentOauthClient } from './oauth-clients.presenter.ts';
import { insertOauthClient } from './oauth-clients.store.ts';

export type ClientWithSecret = PresentedOauthClient & { readonly client_secret?: string };

/** The secret is only in this response: we store its hash. */
export async function registerOauthClient(
  auth: AuthKit,
  body: OauthClientBody,
  visitor: Visitor,
): Promise<ClientWithSecret> {
  const given = { ...usualOauthClient, ...readOauthClient(body) };
  const { name, redirectUris } = given;
  if (name === undefined) throw invalid('client_name is required');
  if (redirectUris === undefined) throw invalid('at least one redirect_uri is required');
  const now = auth.clock.now();
  const secret = given.tokenEndpointAuthMethod === 'none' ? undefined : newClientSecret();
  const client = await auth.db.transaction(async (tx) => {
    const added = await insertOauthClient(tx, {
      ...given,
      id: randomUUID(),
      name,
      redirectUris,
      secretHash: secret === undefined ? null : sha256(secret),
      createdAt: now,
      updatedAt: now,
    });
    await recordServiceAct(auth, tx, 'oauth-client-registered', null, visitor, { clientId: added.id });
    return added;
  });
  return { ...presentOauthClient(client), ...(secret !== undefined && { client_secret: secret }) };
}

export const newClientSecret = (): string => randomBytes(32).toString('base64url');
