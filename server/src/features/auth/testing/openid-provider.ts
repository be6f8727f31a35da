import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** A user of the provider. The key in `people` is what they type to sign in. */
export type ProviderPerson = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

export const providerClient = { id: 'plainclaim', secret: 'a-secret-that-only-tests-would-use' };
/** A second client: a phone app that talks to the provider itself. */
export const phoneClient = { id: 'plainclaim-phone', redirectUri: 'https://phone.plainclaim.test/done' };

/** A real OpenID provider on localhost whose sign-in page has one field, for server and browser tests. */
export async function startOpenIdProvider(callbackUrl: string) {
  const people = new Map<string, ProviderPerson>();
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'provider', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only-for-tests'] },
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: phoneClient.id,
        redirect_uris: [phoneClient.redirectUri],
        token_endpoint_auth_method: 'none',
      },
      { client_id: 'stranger', redirect_uris: [phoneClient.redirectUri], token_endpoint_auth_method: 'none' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The phone's ID tokens contain all claims; the site has to fetch them from userinfo.
    conformIdTokenClaims: false,
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider: own } = oidc;
      const grant = new own.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  });
  const answer = provider.callback();
  server.on('request', (req, res) => {
    const path = new URL(req.url ?? '/', issuer).pathname;
    asked.push(path);
    if (!path.startsWith('/interaction/')) return void answer(req, res);
    if (req.method === 'GET') return void res.setHeader('content-type', 'text/html').end(signInPage);
    let form = '';
    req.on('data', (chunk: Buffer) => {
      form += chunk.toString();
    });
    req.on('end', () => {
      const accountId = new URLSearchParams(form).get('name') ?? '';
      const result = people.has(accountId)
        ? { login: { accountId } }
        : { error: 'access_denied', error_description: 'nobody of that name' };
      void provider.interactionFinished(req, res, result);
    });
  });
  return {
    issuer,
    people,
    /** Paths that were called, in order. */
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

const signInPage = `<!doctype html><html lang="en"><title>Sign in at the provider</title>
<main><h1>Sign in at the provider</h1><form method="post"><label>Name <input name="name"></label><button>Go on</button></form></main></html>`;
