import type { OauthClientRow } from './oauth-clients.store.ts';

/** A client as the contract presents it. Its secret is only in the response that generates it. */
export const presentOauthClient = (client: OauthClientRow) => ({
  client_id: client.id,
  client_name: client.name,
  client_type: client.tokenEndpointAuthMethod === 'none' ? 'public' : 'confidential',
  token_endpoint_auth_method: client.tokenEndpointAuthMethod,
  registration_type: 'manual',
  ...(client.clientUri !== null && { client_uri: client.clientUri }),
  ...(client.logoUri !== null && { logo_uri: client.logoUri }),
  redirect_uris: client.redirectUris,
  grant_types: client.grantTypes,
  response_types: client.responseTypes,
  ...(client.scope !== null && { scope: client.scope }),
  created_at: client.createdAt.toISOString(),
  updated_at: client.updatedAt.toISOString(),
});

export type PresentedOauthClient = ReturnType<typeof presentOauthClient>;
